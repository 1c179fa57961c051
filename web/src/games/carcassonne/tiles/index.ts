// Tiles for the rest of the client: facts about them and pictures of them.

export { drawnTiles, tileShape, tileWithBanks, whenDrawn } from './catalogue.ts';
export { describeTile, type FeatureFacts, type Terrain, type TileFacts } from './describe.ts';
export type { Called, FeatureKind } from './types.ts';
