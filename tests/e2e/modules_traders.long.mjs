import { testGameWith } from './module_games.mjs';

testGameWith({ modules: ['Farmers', 'Traders & Builders'], tiles: 95 });
