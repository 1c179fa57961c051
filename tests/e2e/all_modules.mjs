// The modules of Carcassonne as the create page calls them, all together.

export const ALL_MODULES = [
  'Farmers',
  'River',
  'Abbot',
  'Tower',
  'King & Robber Baron',
  'Inns & Cathedrals',
  'Traders & Builders',
  'The Princess & The Dragon',
  'Abbey & Mayor',
];
