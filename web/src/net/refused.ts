import type { ErrorBody } from './protocol.gen.ts';

/** An intention or a request that was refused. `code` is stable; the message is for developers. */
export class Refused extends Error {
  readonly code: string;
  /** The place at fault, if there is one. */
  readonly at: string | undefined;
  constructor({ code, message, at }: ErrorBody) {
    super(message);
    this.code = code;
    this.at = at;
  }
}
