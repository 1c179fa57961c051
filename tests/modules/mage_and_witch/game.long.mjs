import { testGameWith } from '../../e2e/module_games.mjs';

testGameWith({ modules: ['Farmers', 'Mage & Witch'], tiles: 79 });
