// Keeps the page right while the browser translates it. A translator takes the renderer's text nodes out of
// the page and puts elements of its own in their place, but the renderer goes on writing into its nodes.
// So a node that was taken out acts for what stands in its place: what is removed, inserted before it or
// moved happens there, and a node that is written to comes back into the page, to be translated anew.

import { options } from 'preact';

/** By text node that is out of the page: what stands in its place, in order, never empty. */
const standIns = new WeakMap<Node, readonly ChildNode[]>();
/** By what stands in the page: the text node that it replaces. */
const replaced = new WeakMap<Node, Text>();
const guarded = new WeakSet<Node>();

/** Starts following, in all of the page; call it once, before anything is rendered. */
export function followTranslation(): void {
  const observer = new MutationObserver(follow);
  // What has just been taken out still tells of writes to it, for as long as these records are under way.
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const next = options.vnode;
  options.vnode = (vnode) => {
    follow(observer.takeRecords()); // a rendering begins: it must find what the translator did before
    next?.(vnode);
  };

  function follow(records: readonly MutationRecord[]): void {
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target);
      else for (const node of record.removedNodes) takenOut(node, record);
    }
  }

  function takenOut(node: Node, record: MutationRecord): void {
    const text = node instanceof Text ? node : replaced.get(node);
    if (text === undefined) return;
    const instead = insteadOf(node, record);
    if (text.isConnected || instead.length > 0) forget(text);
    if (text.isConnected || instead.length === 0) return;
    standIns.set(text, instead);
    for (const part of instead) replaced.set(part, text);
    observer.observe(text, { characterData: true });
    actForStandIns(text, instead);
    guard(record.target);
  }
}

/** What a translator put in the place of a node: at once, or as its own element before or after that. */
function insteadOf(node: Node, { addedNodes, previousSibling, nextSibling, target }: MutationRecord) {
  const isThere = (part: Node | null): part is ChildNode => part !== null && part.parentNode === target;
  const atOnce = [...addedNodes].filter((part) => part !== node && isThere(part)) as ChildNode[];
  if (atOnce.length > 0) return atOnce;
  const near = [previousSibling, nextSibling, previousSibling?.nextSibling ?? target.firstChild];
  return near.filter((part) => isThere(part) && isFree(part)).slice(0, 1) as ChildNode[];
}

/** The page itself has no such element. */
const isFree = (part: Node): boolean => part.nodeName === 'FONT' && !replaced.has(part);

function actForStandIns(text: Text, instead: readonly ChildNode[]): void {
  const remove = () => {
    for (const part of instead) part.remove();
    forget(text);
  };
  Object.defineProperties(text, {
    parentNode: { configurable: true, get: () => instead[0]!.parentNode },
    nextSibling: { configurable: true, get: () => instead.at(-1)!.nextSibling },
    remove: { configurable: true, value: remove },
  });
}

function forget(text: Text): void {
  for (const part of standIns.get(text) ?? []) replaced.delete(part);
  if (!standIns.delete(text)) return;
  for (const name of ['parentNode', 'nextSibling', 'remove']) Reflect.deleteProperty(text, name);
}

function putBack(node: Node): void {
  const [first, ...others] = standIns.get(node) ?? [];
  if (first === undefined) return;
  forget(node as Text);
  first.replaceWith(node);
  for (const part of others) part.remove();
}

/** What is inserted there before a node that is out of the page comes before what stands in its place. */
function guard(parent: Node & { moveBefore?: Node['insertBefore'] }): void {
  if (guarded.has(parent)) return;
  guarded.add(parent);
  for (const name of ['insertBefore', 'moveBefore'] as const) {
    const insert = parent[name];
    if (insert === undefined) continue;
    parent[name] = <T extends Node>(node: T, before: Node | null): T => {
      putBack(node);
      return insert.call(parent, node, placeIn(parent, before)) as T;
    };
  }
}

/** The child of this parent that stands for the node or holds it; null if there is none. */
function placeIn(parent: Node, node: Node | null): Node | null {
  let place = node && (standIns.get(node)?.[0] ?? node);
  while (place !== null && place.parentNode !== parent) place = place.parentNode;
  return place;
}
