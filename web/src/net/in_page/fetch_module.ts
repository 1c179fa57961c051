// The module's file, for the workers of this page.

import { EngineMissing } from '../engine_missing.ts';

/** A worker's message to the page about why it cannot go on. */
export interface Fault {
  failed: string;
  unfetched: boolean;
}

export function faultOf(reason: unknown): Fault {
  return { failed: String(reason), unfetched: reason instanceof EngineMissing };
}

/** The page's error for it. */
export function errorOf({ failed, unfetched }: Fault): Error {
  return unfetched ? new EngineMissing('unfetched') : new Error(failed);
}

/** Rejects with EngineMissing if the file does not load, and with the browser's error if it is wrong. */
export async function fetchModule(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw new EngineMissing('unfetched');
  try {
    return await WebAssembly.compileStreaming(response);
  } catch (reason) {
    throw reason instanceof WebAssembly.CompileError ? reason : new EngineMissing('unfetched');
  }
}
