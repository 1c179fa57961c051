// The commands for hosts in deploy/README's "Upgrade, back up, restore, go back, move, uninstall".

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../e2e/server.mjs';

/** Programs that stand in for those which no test can have. */
export const STAND_INS = join(ROOT, 'tests/deploy/stand_ins');

/** The block after this line, as scripts by what each does; all begin with what the block begins with. */
export function upkeepScripts(line) {
  const text = readFileSync(join(ROOT, 'deploy/README.md'), 'utf8');
  const [, block] = /\n```\n([\s\S]*?)```\n/.exec(text.slice(text.indexOf(`\n${line}\n`)));
  const [first, ...parts] = block.split(/^# /m);
  return Object.fromEntries(
    parts.map((part) => {
      const [heading, ...commands] = part.split('\n');
      return [heading.replace(/[,;].*/, ''), `set -euo pipefail\n${first}${commands.join('\n')}`];
    }),
  );
}
