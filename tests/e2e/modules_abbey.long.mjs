import { testGameWith } from './module_games.mjs';

testGameWith({ modules: ['Farmers', 'Abbey & Mayor'], tiles: 83 });
