// The codes for pages of others and streams, for the lobby and the table, fetched on demand.

import { lazy } from '../ui/lazy.tsx';

export const FrameCodes = lazy(async () => (await import('./frame_codes.tsx')).FrameCodes, { quiet: true });
