import { testGameWith } from '../../e2e/module_games.mjs';

testGameWith({ modules: ['Farmers', 'Corn Circles II'], tiles: 77 });
