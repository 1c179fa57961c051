import { testGameWith } from '../../e2e/module_games.mjs';

testGameWith({ modules: ['Tower'], tiles: 89 });
