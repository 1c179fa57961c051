import type { ErrorBody } from './protocol.gen.ts';

/** An intention or a request that was refused. `code` is stable; the message is for developers. */
export class Refused extends Error {
  readonly code: string;
  constructor({ code, message }: ErrorBody) {
    super(message);
    this.code = code;
  }
}
