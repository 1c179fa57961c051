// A reader of YAML.

import { spawnSync } from 'node:child_process';

const TO_JSON = 'import json, sys, yaml; json.dump(list(yaml.safe_load_all(sys.stdin)), sys.stdout)';

/** All documents of a text. */
export function parseYaml(text) {
  const { status, stdout, stderr } = spawnSync('/usr/bin/python3', ['-c', TO_JSON], { input: text });
  if (status !== 0) throw new Error(stderr.toString());
  return JSON.parse(stdout);
}
