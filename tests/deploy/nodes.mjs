// Nodes of the real program over one database, all on this machine.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../e2e/free_port.mjs';
import { binary, ROOT } from '../e2e/server.mjs';
import { eventually, start } from './programs.mjs';

/** What the nodes of a test share: their key, and a folder for the state of each. */
export function makeNodes() {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-nodes-'));
  const key = join(folder, 'node.key');
  writeFileSync(key, 'of the nodes of a test, and of nobody else', { mode: 0o400 });
  return {
    /** A node that is ready, with the environment `given`; `ports`: those of a node that has ended. */
    async start(name, given, ports = undefined) {
      const [port, others] = ports ?? [await freePort(), await freePort()];
      const env = {
        ...process.env,
        ...given,
        BASTIDE_STATE: join(folder, name),
        BASTIDE_LISTEN: `127.0.0.1:${port}`,
        BASTIDE_NODE_LISTEN: `127.0.0.1:${others}`,
        BASTIDE_NODE_ADDRESS: `127.0.0.1:${others}`,
        BASTIDE_NODE_KEY_FILE: key,
        BASTIDE_TRUSTED_PROXIES: '127.0.0.1',
        BASTIDE_LIMITS_EXEMPT: '127.0.0.1',
      };
      const program = start(binary(), ['serve', '--web', join(ROOT, 'web/dist')], { env });
      const url = `http://127.0.0.1:${port}`;
      const ready = async () => {
        if (!program.running()) throw new Error(`${name} has ended:\n${program.said()}`);
        return (await fetch(`${url}/readyz`).catch(() => null))?.ok;
      };
      await eventually(ready, name);
      return { ...program, name, url, ports: [port, others] };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A node's figure of this name, summed over its labels. */
export async function figure({ url }, name) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const found = [...text.matchAll(new RegExp(`^${name}(?:{.*})? (\\d+)`, 'gm'))];
  if (found.length === 0) throw new Error(`no figure ${name}`);
  return found.reduce((sum, [, value]) => sum + Number(value), 0);
}
