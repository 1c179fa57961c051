import { beforeEach, expect, test, vi } from 'vitest';
import { play } from './cues.ts';

/** The notes struck so far, and whether the browser works out sound. */
let struck: { onended: (() => void) | undefined }[];
let runs: boolean;

class SilentNode {
  gain = {
    setValueAtTime: () => {},
    linearRampToValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
  };
  connect = (next: unknown) => next;
}

beforeEach(() => {
  struck = [];
  runs = false;
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      resume = async () => {
        runs = true;
      };
      suspend = async () => {
        runs = false;
      };
    },
  );
  vi.stubGlobal('GainNode', SilentNode);
  vi.stubGlobal(
    'OscillatorNode',
    class extends SilentNode {
      onended: (() => void) | undefined;
      constructor() {
        super();
        struck.push(this);
      }
      start = () => {};
      stop = () => {};
    },
  );
});

const end = (count: number) => {
  for (const note of struck.splice(0, count)) note.onended?.();
};

test('sound is worked out until the last note has died away, and again for the next cue', () => {
  play('score');
  expect(runs).toBe(true);
  end(2);
  play('tile');
  end(2);
  expect(runs).toBe(true);
  end(1);
  expect(struck).toEqual([]);
  expect(runs).toBe(false);
  play('chat');
  expect(runs).toBe(true);
});
