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

/** The refusal in an answer; where the answer is not the server's, `code` has its number, as "http/502". */
export async function refusedBy(response: Response): Promise<Refused> {
  const problem = await response.json().catch(() => null);
  return new Refused(
    problem?.code ? problem : { code: `http/${response.status}`, message: response.statusText },
  );
}
