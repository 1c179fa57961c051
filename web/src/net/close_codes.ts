/** The browser's code for a cut connection; the server's codes are in `CLOSE_CODES`. */
export const CUT_OFF = 1006;
