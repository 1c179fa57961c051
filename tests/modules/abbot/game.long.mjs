import { testGameWith } from '../../e2e/module_games.mjs';

testGameWith({ modules: ['Abbot'], tiles: 71 });
