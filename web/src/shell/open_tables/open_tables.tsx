// Tables where strangers may sit down: with one press the best of them, or a new one, and all of them as a
// list.

import '../../styles/open_tables.css';
import { useEffect, useState } from 'preact/hooks';
import { isolate, LANGUAGE_NAMES, type Language, language, t } from '../../i18n/index.ts';
import type { OpenTable } from '../../net/protocol.gen.ts';
import { showRoomCode } from '../../net/room_code.ts';
import { heldRooms } from '../../net/seat_secrets.ts';
import { ruleWords } from '../../play/clock/clock_words.ts';
import { gameName, moduleName } from '../../play/rules_summary.tsx';
import { NameField, nameIn } from '../../ui/fields.tsx';
import { showRefusal } from '../../ui/notices.ts';
import { Link } from '../../ui/router.tsx';
import { playerName } from '../../ui/settings.ts';
import { useComplaint } from '../../ui/text_field.tsx';
import { followTables, type Listed } from './follow_tables.ts';
import { playAnybody, sitAt } from './play_anybody.ts';

export { loadTexts } from '../../play/strangers/texts.ts';

export function OpenTables() {
  const [listed, setListed] = useState<Listed | 'coming'>('coming');
  useEffect(() => followTables(setListed), []);
  const [asksName] = useState(playerName.peek().trim() === '');
  const nameless = useComplaint();
  const [busy, setBusy] = useState(false);
  /** Only with a name. */
  const as = (play: (name: string) => unknown) => () => {
    const name = nameIn(playerName.value, nameless);
    if (name !== null) play(name);
  };
  const playNow = async (name: string) => {
    if (busy) return;
    setBusy(true);
    await playAnybody(name).catch(showRefusal);
    setBusy(false);
  };
  return (
    <section class="card open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{t('strangers.title')}</h2>
      {asksName && (
        <NameField
          value={playerName.value}
          complaint={nameless}
          onInput={(name) => {
            playerName.value = name;
          }}
        />
      )}
      <button type="button" class="button big" data-pressed={busy || undefined} onClick={as(playNow)}>
        {t('strangers.any')}
      </button>
      <p class="quiet">{t('strangers.anyHint')}</p>
      <List listed={listed} sit={(room) => as((name) => sitAt(room, name))} />
    </section>
  );
}

interface ListProps {
  listed: Listed | 'coming';
  /** What a press of "Sit down" does. */
  sit(room: string): () => void;
}

function List({ listed, sit }: ListProps) {
  if (listed === 'coming') return <p class="quiet">{t('app.loading')}</p>;
  if (listed === null) return <p class="quiet">{t('strangers.unreachable')}</p>;
  if (listed.length === 0) return <p class="quiet">{t('strangers.none')}</p>;
  const mine = heldRooms();
  return (
    <ul class="plain open-table-rows">
      {listed.map((table) => (
        <Row key={table.room} table={table} onSit={mine.includes(table.room) ? null : sit(table.room)} />
      ))}
    </ul>
  );
}

interface RowProps {
  table: OpenTable;
  /** Null: the player has a seat there. */
  onSit: (() => void) | null;
}

function Row({ table, onSit }: RowProps) {
  const { rules, host, room } = table;
  return (
    <li class="open-table">
      <div>
        <strong>{gameName(rules.game ?? '')}</strong>
        {' · '}
        {t('strangers.host', { name: isolate(host) })}
        <p class="quiet">{factsOf(table).join(' · ')}</p>
      </div>
      {onSit === null ? (
        <Link class="button" href={`/r/${showRoomCode(room)}`}>
          {t('strangers.yours')}
        </Link>
      ) : (
        <button
          type="button"
          class="button primary"
          aria-label={t('strangers.sitAt', { name: isolate(host) })}
          onClick={onSit}
        >
          {t('strangers.sit')}
        </button>
      )}
    </li>
  );
}

function factsOf({ rules, clock, people, computers, free, language: tag }: OpenTable): string[] {
  const facts = (rules.modules ?? []).map(moduleName);
  if (free > 0) facts.push(t('strangers.free', { n: free }));
  if (computers > 0) facts.push(t('strangers.computers', { n: computers }));
  if (people > 1) facts.push(t('strangers.people', { n: people }));
  facts.push(clock ? ruleWords(clock) : t('strangers.noClock'));
  if (tag !== undefined && tag !== language()) facts.push(LANGUAGE_NAMES[tag as Language] ?? tag);
  return facts;
}
