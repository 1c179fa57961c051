// Tiles for the rest of the client: facts about them and pictures of them.

export { TilePicture, type TilePictureProps } from '../../../art/tile_picture.tsx';
export { drawnTiles, tileShape, tileWithBanks, whenDrawn } from './catalogue.ts';
export { describeTile, type FeatureFacts, type Terrain, type TileFacts } from './describe.ts';
export { turnSide } from './turn.ts';
export { type FeatureKind, SIDES, type Side } from './types.ts';
