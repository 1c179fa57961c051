// What a player decides about calls of a table on this device: whether, for what, and when not.

import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { PushKind, RoomView } from '../../net/protocol.gen.ts';
import { pushKey, wantsInstalling } from '../../net/push/push_key.ts';
import { Switch } from '../../ui/fields.tsx';
import { showRefusal } from '../../ui/notices.ts';
import { Unfolding } from '../../ui/unfolding.tsx';
import type { Room } from '../room.ts';
import { callHere, callNoMore, type Outcome } from './call_here.ts';
import { outcomeWords } from './outcome_words.ts';
import { clockFace, readClockFace } from './quiet_hours.ts';
import { type CallWish, KINDS, newWish, wishAt } from './wishes.ts';
import '../../styles/push.css';

interface PushPanelProps {
  room: Room;
  view: RoomView;
}

/** Nothing where nobody sits, or the server calls nobody. */
export function PushPanel({ room, view }: PushPanelProps) {
  const [calls, setCalls] = useState(false);
  useEffect(() => {
    void pushKey().then((key) => setCalls(key !== null));
  }, []);
  if (!calls || view.you === null) return null;
  return (
    <Unfolding summary={t('push.title')}>
      {() => (wantsInstalling() ? <p class="quiet">{t('push.install')}</p> : <Wishes room={room} />)}
    </Unfolding>
  );
}

/** A night, for who wants quiet hours first. */
const NIGHT: CallWish['quiet'] = [22 * 60, 8 * 60];

function Wishes({ room }: Pick<PushPanelProps, 'room'>) {
  // An object: the same outcome twice is drawn twice, and puts the switch back.
  const [{ outcome }, setState] = useState<{ outcome: Outcome }>({
    outcome: Notification.permission === 'denied' ? 'blocked' : 'called',
  });
  const wish = outcome === 'blocked' ? null : wishAt(room.code);
  const change = (to: CallWish) =>
    callHere(room, to).then((came) => setState({ outcome: came }), showRefusal);
  const turn = (on: boolean) => {
    if (on) void change(newWish());
    else callNoMore(room).catch(showRefusal);
  };
  return (
    <div class="push">
      <Switch label={t('push.on')} hint={t('push.hint')} checked={wish !== null} onChange={turn} />
      <p role="status">{outcome !== 'called' && outcomeWords(outcome)}</p>
      {wish !== null && (
        <>
          <Kinds wish={wish} onChange={change} onNone={() => turn(false)} />
          <Quiet wish={wish} onChange={change} />
        </>
      )}
    </div>
  );
}

interface PartProps {
  wish: CallWish;
  onChange(wish: CallWish): void;
}

/** Who wants to be called for nothing wants no calls. */
function Kinds({ wish, onChange, onNone }: PartProps & { onNone(): void }) {
  const choose = (kind: PushKind, on: boolean) => {
    const kinds = KINDS.filter((known) => (known === kind ? on : wish.kinds.includes(known)));
    if (kinds.length === 0) onNone();
    else onChange({ ...wish, kinds });
  };
  return (
    <fieldset class="field">
      <legend>{t('push.kinds')}</legend>
      {KINDS.map((kind) => (
        <Switch
          key={kind}
          label={t(`push.kind.${kind}`)}
          checked={wish.kinds.includes(kind)}
          onChange={(on) => choose(kind, on)}
        />
      ))}
    </fieldset>
  );
}

function Quiet({ wish, onChange }: PartProps) {
  const { quiet } = wish;
  const set = (at: 0 | 1, text: string) => {
    const minutes = readClockFace(text);
    if (quiet === null || minutes === null) return;
    onChange({ ...wish, quiet: at === 0 ? [minutes, quiet[1]] : [quiet[0], minutes] });
  };
  return (
    <>
      <Switch
        label={t('push.quiet')}
        hint={t('push.quietHint')}
        checked={quiet !== null}
        onChange={(on) => onChange({ ...wish, quiet: on ? NIGHT : null })}
      />
      {quiet !== null && (
        <div class="row">
          {([0, 1] as const).map((at) => (
            <label key={at} class="field">
              <span>{t(at === 0 ? 'push.from' : 'push.to')}</span>
              <input
                type="time"
                required
                value={clockFace(quiet[at])}
                onChange={(event) => set(at, event.currentTarget.value)}
              />
            </label>
          ))}
        </div>
      )}
    </>
  );
}
