import { testGameWith } from './module_games.mjs';

testGameWith({ modules: ['Inns & Cathedrals'], tiles: 89 });
