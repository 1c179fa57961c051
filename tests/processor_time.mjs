// What a process and all that it has started take of the processor, as Linux tells in /proc. Elsewhere
// nothing is told.

import { readdirSync, readFileSync } from 'node:fs';

/** What a process takes between the last look and its end is missed. */
const EVERY_MS = 1000;
const TICKS_PER_SECOND = 100;

/** By the number of the first process: what was taken, in ticks, by each process that came of it. */
const watched = new Map();
let timer;

/** Watches a process and all that it starts until `stop`, which returns the seconds they took, or null. */
export function watchProcessor(pid) {
  if (process.platform !== 'linux') return { stop: () => null };
  const taken = new Map();
  watched.set(pid, taken);
  timer ??= setInterval(look, EVERY_MS);
  return {
    stop() {
      watched.delete(pid);
      if (watched.size === 0) timer = clearInterval(timer);
      return [...taken.values()].reduce((sum, ticks) => sum + ticks, 0) / TICKS_PER_SECOND;
    },
  };
}

function look() {
  const all = processes();
  /** Whose it is: the first of its parents that is watched, or whose a parent was that has ended. */
  const takenWith = (found) => {
    if (found === undefined) return null;
    found.with ??=
      watched.get(found.pid) ??
      [...watched.values()].find((taken) => taken.has(found.id)) ??
      takenWith(all.get(found.parent));
    return found.with;
  };
  for (const found of all.values()) takenWith(found)?.set(found.id, found.ticks);
}

/** By number. `id` tells a process from a later one of its number. */
function processes() {
  const all = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number)) {
    let told;
    try {
      told = readFileSync(`/proc/${pid}/stat`, 'latin1');
    } catch {
      continue; // It has ended meanwhile.
    }
    // Its name, which may hold anything, ends with the last bracket.
    const fields = told.slice(told.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system, began] = [1, 11, 12, 19].map((index) => Number(fields[index]));
    all.set(pid, { pid, parent, id: `${pid} ${began}`, ticks: user + system });
  }
  return all;
}
