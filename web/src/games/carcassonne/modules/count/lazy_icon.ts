import { lazy } from '../../../../ui/lazy.tsx';

/** For lists at every table: fetched when it is first shown. */
export const BesideQuarter = lazy(async () => (await import('./icons.tsx')).BesideQuarter, { quiet: true });
