// Vite plugin: refuses a chunk with an await of its own, outside every function. Such a chunk is evaluated
// asynchronously, as is all that imports it; WebKit hands a module of that kind that is imported twice at the
// same time out before it has run (https://bugs.webkit.org/show_bug.cgi?id=242740).

import type { Plugin } from 'vite';

type Node = Record<string, unknown>;

export function noTopLevelAwait(): Plugin {
  return {
    name: 'bastide-no-top-level-await',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        if (awaitsItself(this.parse(part.code))) {
          const modules = part.moduleIds.join(', ');
          this.error(
            `${part.fileName} has a top-level await, which WebKit can't share; it is of: ${modules}`,
          );
        }
      }
    },
  };
}

/** Whether code runs an await while its module is evaluated: a tree of ESTree. */
function awaitsItself(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(awaitsItself);
  if (node === null || typeof node !== 'object') return false;
  const { type, await: awaits, kind, ...parts } = node as Node;
  if (typeof type === 'string' && /Function/.test(type)) return false;
  if (type === 'AwaitExpression' || (type === 'ForOfStatement' && awaits) || kind === 'await using')
    return true;
  return Object.values(parts).some(awaitsItself);
}
