// The tiles that are left, loaded when they are first looked at.

import { lazy } from '../../ui/lazy.tsx';

export const TilesLeft = lazy(async () => (await import('./tiles_left.tsx')).TilesLeft);
