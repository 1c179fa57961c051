import { testGameWith } from './module_games.mjs';

testGameWith({
  modules: [
    'Farmers',
    'River',
    'Abbot',
    'Tower',
    'King & Robber Baron',
    'Inns & Cathedrals',
    'Traders & Builders',
    'The Princess & The Dragon',
    'Abbey & Mayor',
  ],
  tiles: 189,
  seats: 6,
});
