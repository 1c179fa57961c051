// Tiles for the rest of the client: facts about them and pictures of them.

export { drawnTiles, tileShape, tileWithBanks, whenDrawn } from './catalogue.ts';
export { describeTile, type FeatureFacts, type Terrain, type TileFacts } from './describe.ts';
export { TilePicture, type TilePictureProps } from './tile_picture.tsx';
export { turnSide } from './turn.ts';
export { type FeatureKind, SIDES, type Side } from './types.ts';
