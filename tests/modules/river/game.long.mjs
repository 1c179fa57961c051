import { testGameWith } from '../../e2e/module_games.mjs';

testGameWith({ modules: ['Farmers', 'River'], off: ['Fields meet'], tiles: 82 });
