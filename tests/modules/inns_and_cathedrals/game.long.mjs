import { testGameWith } from '../../e2e/module_games.mjs';

testGameWith({ modules: ['Inns & Cathedrals'], tiles: 89 });
