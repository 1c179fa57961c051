// What is opened at the table: a panel, or a question before something that cannot be undone.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isOwnRoom } from '../../net/in_page/own_rooms.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import type { Question } from './game_parts.ts';
import type { PanelName } from './panels.tsx';

export interface Opened {
  readonly panel: Signal<PanelName | null>;
  readonly asked: Signal<Question | null>;
  open(name: PanelName): void;
  /** It takes the place of a panel. */
  ask(question: Question): void;
}

export function useOpened({ room, clock, undo }: RoomView): Opened {
  const panel = useSignal<PanelName | null>(null);
  const asked = useSignal<Question | null>(null);
  const matters = clock?.paused || clock?.pause_wanted !== undefined || undo !== undefined;
  useEffect(() => {
    if (matters && panel.peek() === 'menu') panel.value = null; // it would cover what is asked
  }, [matters]);
  return {
    panel,
    asked,
    open(name) {
      if (name === 'chat' && (!hasChat(room) || goToChatBeside())) return;
      panel.value = name;
    },
    ask(question) {
      panel.value = null;
      asked.value = question;
    },
  };
}

/** Who sits at one device can talk. */
export function hasChat(room: string): boolean {
  return !isOwnRoom(room);
}

/** Wide tables show the chat beside the board. Returns whether it is there. */
function goToChatBeside(): boolean {
  const inPanel = (part: string) => document.querySelector<HTMLElement>(`.panel-chat ${part}`);
  const there = inPanel('.chat-write input') ?? inPanel('.chat-lines') ?? inPanel('summary');
  if (!there) return false;
  there.closest('details')!.open = true;
  there.focus(); // a chat that is still to load takes it from the summary
  return true;
}
