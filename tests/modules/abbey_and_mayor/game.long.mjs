import { testGameWith } from '../../e2e/module_games.mjs';

testGameWith({ modules: ['Farmers', 'Abbey & Mayor'], tiles: 83 });
