import { testGameWith } from '../../e2e/module_games.mjs';

// Under each hill lies a tile that is not drawn.
testGameWith({ modules: ['Farmers', 'Hills & Sheep'], tiles: 89, hills: 8 });
