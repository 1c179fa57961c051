// The module's file, for the workers of this page.

import { EngineMissing } from '../engine_missing.ts';

/** What a worker tells the page of why it cannot go on. */
export interface Fault {
  failed: string;
  unfetched: boolean;
}

export function faultOf(reason: unknown): Fault {
  return { failed: String(reason), unfetched: reason instanceof EngineMissing };
}

/** What the page makes of it. */
export function errorOf({ failed, unfetched }: Fault): Error {
  return unfetched ? new EngineMissing('unfetched') : new Error(failed);
}

/** Rejects with EngineMissing where the file does not come, and with what the browser says of a wrong one. */
export async function fetchModule(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw new EngineMissing('unfetched');
  try {
    return await WebAssembly.compileStreaming(response);
  } catch (reason) {
    throw reason instanceof WebAssembly.CompileError ? reason : new EngineMissing('unfetched');
  }
}
