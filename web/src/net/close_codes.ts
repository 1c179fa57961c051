/** What a browser says of a connection that was cut; what the server says is in `CLOSE_CODES`. */
export const CUT_OFF = 1006;
