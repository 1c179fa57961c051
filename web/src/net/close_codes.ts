// Why a connection was closed: those of the protocol that tell a client not to come back by itself,
// and what a browser says when it was cut.

export const TAKEN_OVER = 4000;
export const REMOVED = 4001;
export const ROOM_CLOSED = 4003;
export const CUT_OFF = 1006;
