// The code of this page's rooms, fetched when it is first asked for.

import { chunk } from '../chunk.ts';

export const fetchRoomsHere = chunk(() => import('./rooms_here.ts'));
export const fetchKeptRooms = chunk(() => import('./kept_rooms.ts'));
