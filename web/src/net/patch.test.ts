import { describe, expect, it } from 'vitest';
import { applyPatch, PatchError } from './patch.ts';
import type { PatchOperation } from './protocol.gen.ts';

describe('a patch', () => {
  it.each<[string, unknown, PatchOperation[], unknown]>([
    ['adds a member', { a: 1 }, [{ op: 'add', path: '/b', value: 2 }], { a: 1, b: 2 }],
    ['adds over a member', { a: 1 }, [{ op: 'add', path: '/a', value: 2 }], { a: 2 }],
    ['inserts an item', [1, 3], [{ op: 'add', path: '/1', value: 2 }], [1, 2, 3]],
    ['appends an item by its index', [1], [{ op: 'add', path: '/1', value: 2 }], [1, 2]],
    ['appends an item by a dash', [1], [{ op: 'add', path: '/-', value: 2 }], [1, 2]],
    [
      'replaces deep inside',
      { a: [{ b: 1 }] },
      [{ op: 'replace', path: '/a/0/b', value: null }],
      { a: [{ b: null }] },
    ],
    ['replaces the whole', { a: 1 }, [{ op: 'replace', path: '', value: [] }], []],
    ['removes a member', { a: 1, b: 2 }, [{ op: 'remove', path: '/a' }], { b: 2 }],
    ['removes an item', [1, 2, 3], [{ op: 'remove', path: '/1' }], [1, 3]],
    [
      'knows escaped names',
      { 'a/b': 1, 'c~d': 2 },
      [
        { op: 'remove', path: '/a~1b' },
        { op: 'replace', path: '/c~0d', value: 3 },
      ],
      { 'c~d': 3 },
    ],
    [
      'treats __proto__ as a name',
      {},
      [{ op: 'add', path: '/__proto__', value: 1 }],
      JSON.parse('{"__proto__":1}'),
    ],
  ])('%s', (_, document, patch, result) => {
    expect(applyPatch(document as never, patch)).toEqual(result);
  });

  it.each<[string, unknown, PatchOperation]>([
    ['a member that is not there', {}, { op: 'remove', path: '/a' }],
    ['a member to replace that is not there', {}, { op: 'replace', path: '/a', value: 1 }],
    ['an inherited member', {}, { op: 'replace', path: '/toString/a', value: 1 }],
    ['an item behind the end', [1], { op: 'replace', path: '/1', value: 1 }],
    ['an item far behind the end', [1], { op: 'add', path: '/3', value: 1 }],
    ['an index with a leading zero', [1, 2], { op: 'remove', path: '/01' }],
    ['a path through a number', { a: 1 }, { op: 'add', path: '/a/b', value: 1 }],
    ['a path without a slash', { a: 1 }, { op: 'remove', path: 'a' }],
    ['the removal of everything', {}, { op: 'remove', path: '' }],
  ])('refuses %s', (_, document, operation) => {
    expect(() => applyPatch(document as never, [operation])).toThrow(PatchError);
  });

  it('leaves the document as it was and shares what it does not touch', () => {
    const document = { left: { deep: [1] }, right: { deep: [2] } };
    const result = applyPatch(document, [
      { op: 'replace', path: '/right/deep/0', value: 3 },
    ]) as typeof document;
    expect(document.right.deep).toEqual([2]);
    expect(result.left).toBe(document.left);
  });
});
