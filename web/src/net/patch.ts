// RFC 6902 with the three operations that the server uses. The document is not changed: the result shares
// every part that no operation touched, so that a component whose part is identical need not render again.

import type { PatchOperation } from './protocol.gen.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The patch does not fit this document. */
export class PatchError extends Error {}

export function applyPatch(document: Json, patch: readonly PatchOperation[]): Json {
  return patch.reduce((current, operation) => change(current, pointer(operation.path), operation), document);
}

/** The reference tokens of a JSON Pointer (RFC 6901). */
function pointer(path: string): string[] {
  if (path === '') return [];
  if (!path.startsWith('/')) throw new PatchError(`not a pointer: ${path}`);
  return path
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function change(node: Json, tokens: readonly string[], operation: PatchOperation): Json {
  const [token, ...rest] = tokens;
  if (token === undefined) {
    if (operation.op === 'remove') throw new PatchError('the whole document cannot be removed');
    return operation.value as Json;
  }
  if (isArray(node)) return changeArray(node, token, rest, operation);
  if (node !== null && typeof node === 'object') return changeObject(node, token, rest, operation);
  throw new PatchError(`nothing at ${operation.path}`);
}

function changeArray(
  node: readonly Json[],
  token: string,
  rest: readonly string[],
  operation: PatchOperation,
): Json {
  const inserts = rest.length === 0 && operation.op === 'add';
  const index = inserts && token === '-' ? node.length : arrayIndex(token);
  if (index > node.length - (inserts ? 0 : 1)) throw new PatchError(`no item at ${operation.path}`);
  if (inserts) return node.toSpliced(index, 0, operation.value as Json);
  if (rest.length === 0 && operation.op === 'remove') return node.toSpliced(index, 1);
  return node.with(index, change(node[index]!, rest, operation));
}

function changeObject(
  node: { readonly [key: string]: Json },
  token: string,
  rest: readonly string[],
  operation: PatchOperation,
): Json {
  const there = Object.hasOwn(node, token);
  if (rest.length === 0 && operation.op === 'add') return { ...node, [token]: operation.value as Json };
  if (!there) throw new PatchError(`no member at ${operation.path}`);
  if (rest.length === 0 && operation.op === 'remove') {
    const { [token]: _removed, ...others } = node;
    return others;
  }
  return { ...node, [token]: change(node[token]!, rest, operation) };
}

function arrayIndex(token: string): number {
  if (!/^(0|[1-9][0-9]*)$/.test(token)) throw new PatchError(`not an index: ${token}`);
  return Number(token);
}

function isArray(node: Json): node is readonly Json[] {
  return Array.isArray(node);
}
