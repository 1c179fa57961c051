// Painters that no tile of the base game needs: of rivers, bridges, towers and what the expansions print.

export { paintBazaar, paintBazaarGround } from './bazaar.ts';
export { paintBridgeShadows, paintBridges } from './bridges.ts';
export { paintAbbey, paintCloister } from './cloister.ts';
export { paintCorn, paintCropCircle } from './corn.ts';
export { paintFoundation } from './foundation.ts';
export { paintHill, paintVineyard } from './hills.ts';
export {
  paintDragonSign,
  paintPickaxe,
  paintPortal,
  paintPrincess,
  paintStar,
  paintVolcano,
} from './sights.ts';
export { paintCathedral, paintGoods, paintInn, paintInnPond } from './town_landmarks.ts';
export { cityStanding, paintCityFloor } from './walled_city.ts';
export { paintCut, paintWaters } from './waters.ts';
