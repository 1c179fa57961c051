// The last lines of the chat, and the ways to write one.

import { useEffect, useRef } from 'preact/hooks';
import { SeatBadge } from '../../board/index.ts';
import { t, timeOf } from '../../i18n/index.ts';
import type { ChatLine, RoomView } from '../../net/protocol.gen.ts';
import { leaveFocus } from '../../ui/focus.ts';
import { isComposed } from '../../ui/key_reading.ts';
import { showRefusal } from '../../ui/notices.ts';
import { useEndInView } from '../../ui/use_end_in_view.ts';
import type { Room } from '../room.ts';
import { mayHaveStrangers, ReportButton } from '../strangers/index.tsx';
import { Mute } from './mute.tsx';
import { isMuted } from './muted.ts';
import { lineWords, signOf } from './phrases.ts';
import { Say } from './say.tsx';
import { Sign } from './sign.tsx';
import '../../styles/chat.css';
import { Name } from '../../ui/name.tsx';

const TEXT_LENGTH_MAX = 300;

export function Chat({ room, view }: { room: Room; view: RoomView }) {
  return (
    <div class="chat">
      <Lines view={view} />
      {view.you === null ? <p class="quiet">{t('chat.seatedOnly')}</p> : <Write room={room} />}
      {view.you !== null && <Say room={room} />}
      <Mute view={view} />
      {mayHaveStrangers(view) && view.you !== null && <ReportButton room={room} view={view} />}
    </div>
  );
}

function Lines({ view }: { view: RoomView }) {
  const end = useEndInView<HTMLOListElement>(view.chat.at(-1)?.n);
  const heard = view.chat.filter(({ seat }) => !isMuted(view, seat));
  if (heard.length === 0) return <p class="quiet">{t('chat.empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol {...end} class="plain chat-lines" aria-label={t('chat.title')} tabIndex={0}>
      {heard.map((line) => (
        <Line key={line.n} line={line} view={view} />
      ))}
    </ol>
  );
}

function Line({ line, view }: { line: ChatLine; view: RoomView }) {
  const seat = view.seats[line.seat];
  const sign = signOf(line.phrase);
  return (
    <li>
      {seat?.name === line.name && <SeatBadge colour={seat.colour} size={16} />}
      <strong>
        <Name>{line.name}</Name>
      </strong>{' '}
      <time>{timeOf(line.at)}</time>
      <bdi class="chat-text">{sign === null ? lineWords(line) : <Sign sign={sign} />}</bdi>
    </li>
  );
}

function Write({ room }: { room: Room }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Whatever the player has opened it by, before it was loaded, still has the focus.
    const here = field.current!;
    if (here.closest('dialog') || here.closest('details')?.firstChild === document.activeElement)
      here.focus();
  }, []);
  const send = (event: Event) => {
    event.preventDefault();
    field.current!.focus(); // so that the next line can be written after a press of the button, too
    const said = room.unsaid.value.trim();
    if (said === '') return;
    room.unsaid.value = '';
    room.send({ type: 'chat', text: said }).catch(showRefusal);
  };
  return (
    <form class="row chat-write" onSubmit={send}>
      <input
        ref={field}
        type="text"
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        maxLength={TEXT_LENGTH_MAX}
        autocomplete="off"
        dir="auto"
        onKeyDown={(event) => {
          // Beside the board the table's keys work again.
          if (event.key === 'Escape' && !isComposed(event) && !field.current!.closest('dialog')) leaveFocus();
        }}
        value={room.unsaid.value}
        onInput={(event) => {
          room.unsaid.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="button">
        {t('chat.send')}
      </button>
    </form>
  );
}
