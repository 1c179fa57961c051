import { testGameWith } from './module_games.mjs';

testGameWith({ modules: ['King & Robber Baron'], tiles: 76 });
