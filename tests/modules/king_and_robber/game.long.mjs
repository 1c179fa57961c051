import { testGameWith } from '../../e2e/module_games.mjs';

testGameWith({ modules: ['King & Robber Baron'], tiles: 76 });
