// The keyboard at the table. Single-key commands can be switched off, and no key acts here while somebody
// types, while a dialog is open, or where the focused control uses the key.

import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Camera } from '../../board/index.ts';
import { commandsOf, isMeantElsewhere } from '../../ui/key_reading.ts';
import { coordinatesOn, keysOn } from '../../ui/settings.ts';
import type { Turn } from '../turn.ts';
import { entriesOf, nextIn } from './choice_entries.ts';
import type { ChoiceManners } from './game_parts.ts';
import type { PanelName } from './panels.tsx';
import { turnBoard } from './use_board_camera.ts';
import { ZOOM_STEP } from './view_tools.tsx';

const PAN_PX = 80;
const PANS: Record<string, [number, number]> = {
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
};

export interface TableKeys {
  turn: Turn;
  camera: Camera;
  /** Brings the whole board into view. */
  fit(): void;
  /** Shows a panel. */
  open(name: PanelName): void;
  showLastMove(): void;
  choices?: ChoiceManners | undefined;
  /** Whether the board can be turned. */
  turnable?: boolean | undefined;
  /** Whether the board is being read; absent if that is impossible. */
  read?: Signal<boolean>;
  /** Absent if hints are not allowed. */
  hint?: () => void;
  /** Asks for the last turn back. */
  undo(): void;
}

export function useTableKeys(keys: TableKeys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isMeantElsewhere(event)) return;
      if (press(event, keys)) event.preventDefault();
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

/** Returns whether the key was used. */
function press(event: KeyboardEvent, keys: TableKeys): boolean {
  const target = event.target as HTMLElement;
  if (event.key in PANS) return arrow(event, target, keys.camera);
  switch (event.key) {
    case 'Enter':
      return event.repeat || enter(target, keys.turn); // a key held down decides once
    case 'Escape':
    case 'Backspace':
      if (!event.repeat) keys.turn.takeBack(); // held down it has closed a panel, or emptied a field
      return true;
    default:
      return keysOn.value && commandsOf(event).some((key) => command(key, keys));
  }
}

function arrow(event: KeyboardEvent, target: HTMLElement, camera: Camera): boolean {
  if (event.shiftKey) {
    camera.panBy(...PANS[event.key]!);
    return true;
  }
  if (target.matches('.board-cell, input, summary, [tabindex="0"]')) return false;
  const cell = document.querySelector<HTMLElement>('.board-cell[tabindex="0"]');
  cell?.focus();
  return cell !== null;
}

/** Enter presses the focused control; but it places the aimed tile, and confirms what is chosen. */
function enter(target: HTMLElement, turn: Turn): boolean {
  const { step } = turn.draft.value;
  const free = target === document.body || target.matches('main, h1');
  if (step === 'place' && (free || target.matches('.board-cell.is-ghost'))) {
    turn.decide();
    return true;
  }
  const chosen = '.choices input, .board-slot-button[aria-pressed="true"]';
  if (step === 'choose' && (free || target.matches(chosen))) {
    turn.decide();
    return true;
  }
  return false;
}

/** Returns whether there is such a command now. */
function command(
  key: string,
  { turn, camera, fit, open, showLastMove, choices, read, hint, turnable, undo }: TableKeys,
): boolean {
  const commands: Record<string, () => void> = {
    r: () => turn.rotate(1),
    R: () => turn.rotate(-1),
    s: () => turn.choosePass(),
    f: fit,
    '+': () => camera.zoomBy(ZOOM_STEP, undefined, true),
    '-': () => camera.zoomBy(1 / ZOOM_STEP, undefined, true),
    t: () => open('tiles'),
    c: () => open('chat'),
    l: showLastMove,
    u: undo,
    x: () => {
      coordinatesOn.value = !coordinatesOn.value;
    },
    ...(turnable && {
      q: () => turnBoard(1),
      Q: () => turnBoard(-1),
    }),
    ...(read && {
      g: () => {
        read.value = !read.value;
      },
    }),
    ...(hint && { h: hint }),
    '?': () => open('keys'),
  };
  if (/^[1-9]$/.test(key)) return chooseLine(turn, Number(key) - 1, choices);
  const run = commands[key];
  run?.();
  return run !== undefined;
}

/** Returns whether there is such a line. */
function chooseLine(turn: Turn, line: number, manners: ChoiceManners | undefined): boolean {
  const draft = turn.draft.value;
  const entry = draft.step === 'choose' && entriesOf(draft.choices, manners)[line];
  if (!entry) return false;
  turn.choose(nextIn(entry, draft.chosen));
  return true;
}
