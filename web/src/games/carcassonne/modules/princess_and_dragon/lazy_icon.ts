import { lazy } from '../../../../ui/lazy.tsx';

/** For lists at every table: fetched when it is first shown. */
export const NeutralIcon = lazy(async () => (await import('./neutral_drawing.tsx')).NeutralIcon, {
  quiet: true,
});
