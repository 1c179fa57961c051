import { testGameWith } from '../../e2e/module_games.mjs';

testGameWith({ modules: ['Farmers', 'Bridges, Castles & Bazaars'], tiles: 83 });
