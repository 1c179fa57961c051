import { beforeEach, describe, expect, it } from 'vitest';
import { recordedDeltas, recordedSnapshot } from './recorded.ts';
import { Replica } from './replica.ts';

describe('the copy of the view', () => {
  let replica: Replica;
  const [first, second, third] = recordedDeltas() as [
    ReturnType<typeof recordedDeltas>[0],
    ...ReturnType<typeof recordedDeltas>,
  ];

  beforeEach(() => {
    replica = new Replica();
    replica.takeSnapshot(recordedSnapshot());
  });

  it('follows deltas in their order', () => {
    expect([first, second!, third!].map((delta) => replica.takeDelta(delta))).toEqual([
      'applied',
      'applied',
      'applied',
    ]);
    expect(replica.seq).toBe(10);
    expect(replica.view?.seats[1]?.name).toBe('Ben');
    expect(replica.view?.chat[0]?.text).toBe('hello');
  });

  it('ignores a delta that comes twice', () => {
    replica.takeDelta(first);
    const before = replica.view;
    expect(replica.takeDelta(first)).toBe('ignored');
    expect(replica.view).toBe(before);
  });

  it('is lost when a delta is missing, and keeps its last good view', () => {
    expect(replica.takeDelta(second!)).toBe('lost');
    expect(replica.seq).toBe(7);
    expect(replica.view).toEqual(recordedSnapshot().view);
  });

  it('is lost when the digest differs', () => {
    expect(replica.takeDelta({ ...first, digest: '0123456789abcdef' })).toBe('lost');
    expect(replica.view?.seats[1]).toBeNull();
  });

  it.each([
    { locked: true },
    { seats: [{ name: 'Ida', colour: 'red' as const }, null] },
    { chat: [{ n: 1, seat: 0, name: 'Ada', text: 'hello', at: 1 }] },
  ])('is lost at the next delta when it differs in what no delta has touched: %o', (difference) => {
    replica.takeDelta(first);
    const { seq, view } = replica;
    replica.takeSnapshot({ seq, view: { ...view!, ...difference } });
    expect(replica.takeDelta(second!)).toBe('lost');
  });

  it('is lost when the patch does not fit', () => {
    expect(replica.takeDelta({ ...first, patch: [{ op: 'remove', path: '/nowhere' }] })).toBe('lost');
  });

  it('is lost before its first snapshot', () => {
    expect(new Replica().takeDelta(first)).toBe('lost');
  });

  it('goes on from a new snapshot after having been lost', () => {
    replica.takeDelta(second!);
    const view = { ...recordedSnapshot().view, locked: true };
    replica.takeSnapshot({ seq: 9, view });
    expect(replica.takeDelta(second!)).toBe('ignored');
    expect(replica.view?.locked).toBe(true);
  });
});
