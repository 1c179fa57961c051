import { testGameWith } from '../../e2e/module_games.mjs';

testGameWith({ modules: ['Farmers', 'The Count of Carcassonne'], tiles: 71 });
