import { testGameWith } from './module_games.mjs';

testGameWith({ modules: ['Tower'], tiles: 89 });
