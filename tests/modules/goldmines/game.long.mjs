import { testGameWith } from '../../e2e/module_games.mjs';

testGameWith({ modules: ['Farmers', 'Goldmines'], tiles: 79 });
