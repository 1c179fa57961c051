// A new table: name, game, number of seats, rules. The defaults are fit to be used as they are.

import '../styles/rooms.css';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { createRoom, createRoomHere, fetchCatalogue } from '../net/api.ts';
import { online } from '../net/online.ts';
import { hasOpenTables } from '../net/open_tables.ts';
import type { Catalogue, CatalogueGame } from '../net/protocol.gen.ts';
import { showRoomCode } from '../net/room_code.ts';
import { keepSecret, newSecret } from '../net/seat_secrets.ts';
import { ClockChoice } from '../play/clock/index.ts';
import { ComputersChoice } from '../play/computers/index.ts';
import { ListSwitch } from '../play/strangers/index.tsx';
import { ColourField, NameField, nameIn } from '../ui/fields.tsx';
import { refusalText, showRefusal, whenToldWhy } from '../ui/notices.ts';
import { Page } from '../ui/page.tsx';
import { goTo } from '../ui/router.tsx';
import { playerName } from '../ui/settings.ts';
import { useComplaint } from '../ui/text_field.tsx';
import { ByWhichRules } from './create/by_which_rules.tsx';
import { shownGames } from './create/shown_games.ts';
import { WhoPlays } from './create/who_plays.tsx';
import {
  isAlone,
  isHere,
  isListed,
  requestOf,
  usualTable,
  type WishedTable,
  withRoomForAll,
} from './create/wished_table.ts';
import { keepSetup } from './last_setup.ts';
import { playAloneIn } from './lobby/is_solo.ts';
import { PlayAlone } from './play_alone_button.tsx';

/** Without these the form would grow while somebody presses its buttons. */
export const fetchParts = () =>
  Promise.allSettled(
    [ComputersChoice, ClockChoice, ...(hasOpenTables() ? [ListSwitch] : [])].map((part) => part.fetch()),
  );

export function Create() {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    fetchCatalogue().then(setCatalogue, (reason: unknown) => whenToldWhy().then(() => setProblem(reason)));
  }, []);
  return (
    <Page title={t('create.title')}>
      {!online.value && <Offline />}
      {problem !== null && <p class="problem">{refusalText(problem)}</p>}
      {catalogue !== null && <Form games={shownGames(catalogue)} levels={catalogue.computer_levels} />}
    </Page>
  );
}

/** Said before the form is filled in, not after. */
function Offline() {
  return (
    <section class="card">
      <p>{t('create.offline')}</p>
      <p class="row">
        <PlayAlone />
      </p>
    </section>
  );
}

interface FormProps {
  games: readonly CatalogueGame[];
  /** Of computers, from weak to strong. */
  levels: readonly string[];
}

function Form({ games, levels }: FormProps) {
  const [entered, setEntered] = useState(() => usualTable(games[0]!));
  const table = withRoomForAll(entered);
  const change = (changes: Partial<WishedTable>) =>
    setEntered((before) => ({ ...withRoomForAll(before), ...changes }));
  const nameless = useComplaint();
  const [busy, setBusy] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    const name = nameIn(playerName.value, nameless);
    if (name === null || busy) return;
    setBusy(true);
    await open(table, name).catch(showRefusal);
    setBusy(false);
  };
  return (
    <form class="create" onSubmit={submit} noValidate>
      <section class="card">
        <NameField
          value={playerName.value}
          complaint={nameless}
          onInput={(name) => {
            playerName.value = name;
          }}
        />
        <ColourField value={table.colour} onChange={(colour) => change({ colour })} />
      </section>
      <WhoPlays games={games} levels={levels} table={table} onChange={change} />
      <ByWhichRules table={table} onChange={change} />
      <div class="create-go">
        <button type="submit" class="button primary big" data-pressed={busy || undefined}>
          {t('create.go')}
        </button>
      </div>
    </form>
  );
}

/** With a new secret. Who plays alone waits for nobody. */
async function open(table: WishedTable, name: string): Promise<void> {
  const secret = newSecret();
  const create = isHere(table) ? createRoomHere : createRoom;
  const request = requestOf(table, name);
  const room = await create({ ...request, secret });
  keepSecret(room, secret);
  keepSetup(request);
  if (isAlone(table) && !isListed(table)) playAloneIn(room);
  goTo(`/r/${showRoomCode(room)}`);
}
