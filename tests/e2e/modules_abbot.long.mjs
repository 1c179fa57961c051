import { testGameWith } from './module_games.mjs';

testGameWith({ modules: ['Abbot'], tiles: 71 });
