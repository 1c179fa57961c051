// A new table: name, game, number of seats, rules. The defaults are fit to be used as they are.

import '../styles/rooms.css';
import { useEffect, useState } from 'preact/hooks';
import { t, tOr } from '../i18n/index.ts';
import { createRoom, createRoomHere, fetchCatalogue } from '../net/api.ts';
import { canPlayHere } from '../net/in_page/lack_here.ts';
import { online } from '../net/online.ts';
import type { Aids, Catalogue, CatalogueGame, ClockRule, Colour, CreateRoom } from '../net/protocol.gen.ts';
import { showRoomCode } from '../net/room_code.ts';
import { keepSecret, newSecret } from '../net/seat_secrets.ts';
import { ClockChoice } from '../play/clock/index.ts';
import { ComputersChoice } from '../play/computers/index.ts';
import { type Computers, USUAL_LEVEL } from '../play/computers/wish.ts';
import { gameName, presetName } from '../play/rules_summary.tsx';
import { Choice, ColourField, NameField, nameIn, Switch } from '../ui/fields.tsx';
import { refusalText, showRefusal, whenToldWhy } from '../ui/notices.ts';
import { Page } from '../ui/page.tsx';
import { goTo } from '../ui/router.tsx';
import { playerName } from '../ui/settings.ts';
import { useComplaint } from '../ui/text_field.tsx';
import { BigChoices } from './create/big_choices.tsx';
import { FineTuning } from './create/fine_tuning.tsx';
import { GameLength } from './create/game_length.tsx';
import { Modules } from './create/modules.tsx';
import { seated, seatsAllowed, type Wish, wishedRules, wishFor } from './create/wish.ts';
import { playAloneIn } from './lobby/is_solo.ts';
import { PlayAlone } from './play_alone_button.tsx';

/** Without these the form would grow while somebody presses its buttons. */
export const fetchParts = () => Promise.allSettled([ComputersChoice.fetch(), ClockChoice.fetch()]);

const AIDS = ['all', 'no_counting', 'none'] as const satisfies readonly Aids[];

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
      {catalogue !== null && <Form games={catalogue.games} levels={catalogue.computer_levels} />}
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

/** The address's fragment for playing against computers. */
const AGAINST_COMPUTERS = '#computers';

interface FormProps {
  games: readonly CatalogueGame[];
  /** Of computers, from weak to strong. */
  levels: readonly string[];
}

function Form({ games, levels }: FormProps) {
  const [game, setGame] = useState(games[0]!);
  const [entered, setWish] = useState<Wish>(() => wishFor(game, game.default_preset));
  const [colour, setColour] = useState<Colour>('red');
  const [aids, setAids] = useState<Aids>('all');
  const [clock, setClock] = useState<ClockRule | null>(null);
  const [watched, setWatched] = useState(true);
  const [computers, setComputers] = useState<Computers>({
    count: location.hash === AGAINST_COMPUTERS ? 1 : 0,
    level: USUAL_LEVEL,
  });
  const nameless = useComplaint();
  const [busy, setBusy] = useState(false);
  const wish = seated(game, entered);
  const { seats } = wish;
  const opponents = { ...computers, count: Math.min(computers.count, seats - 1) };
  const alone = opponents.count > 0 && opponents.count === seats - 1;
  const possibleHere = canPlayHere();
  const [wantedHere, setWantedHere] = useState<boolean | null>(null);
  const here = possibleHere && (wantedHere ?? alone);

  const play = (name: string) => {
    const chosen = games.find((known) => known.game === name)!;
    setGame(chosen);
    setWish({ ...wishFor(chosen, chosen.default_preset), seats: wish.seats });
  };
  /** A player against computers alone stays alone. */
  const sitAt = (n: number) => {
    setWish({ ...wish, seats: n });
    setComputers({ ...opponents, count: alone ? n - 1 : opponents.count });
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    const name = nameIn(playerName.value, nameless);
    if (name === null || busy) return;
    setBusy(true);
    const timed = seats > 1 && !here && clock !== null && { clock }; // a page that is closed keeps none
    const seated = opponents.count > 0 && {
      computers: Array.from({ length: opponents.count }, () => ({ level: opponents.level })),
    };
    const rules = wishedRules(game, wish);
    const hidden = !watched && { unwatched: true };
    const create = here ? createRoomHere : createRoom;
    const wished = { name, colour, seats, aids, ...timed, ...seated, ...hidden, rules };
    await open(wished, create, alone).catch(showRefusal);
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
        <ColourField value={colour} onChange={setColour} />
      </section>
      <section class="card">
        {games.length > 1 && (
          <Choice
            legend={t('create.game')}
            name="game"
            look="cards"
            value={game.game}
            options={games.map(({ game: name }) => ({
              value: name,
              label: gameName(name),
              hint: tOr(`game.${name}.about`, ''),
            }))}
            onChange={play}
          />
        )}
        <Choice
          legend={t('create.seats')}
          name="seats"
          look="pills"
          value={seats}
          options={seatsAllowed(game, wish).map((n) => ({ value: n, label: String(n) }))}
          onChange={sitAt}
        />
        {seats === 1 && <p class="quiet">{t('create.practice')}</p>}
        {seats > 1 && (
          <ComputersChoice computers={opponents} most={seats - 1} levels={levels} onChange={setComputers} />
        )}
        {possibleHere && (
          <Switch
            label={t('create.here')}
            hint={t(alone || seats === 1 ? 'create.hereHint' : 'create.hereTogether')}
            checked={here}
            onChange={setWantedHere}
          />
        )}
      </section>
      <section class="card">
        <BigChoices game={game} wish={wish} onChange={setWish} />
        <GameLength rules={{ ...wishedRules(game, wish), revision: game.revision }} />
        <Modules game={game} wish={wish} onChange={setWish} />
        <Choice<Aids>
          legend={t('aids.label')}
          name="aids"
          look="cards"
          value={aids}
          options={AIDS.map((value) => ({
            value,
            label: t(`aids.${value}`),
            hint: t(`aids.${value}.about`),
          }))}
          onChange={setAids}
        />
        {seats > 1 && !here && <ClockChoice clock={clock} onChange={setClock} />}
        {!here && (
          <Switch
            label={t('watchers.allow')}
            hint={t('watchers.allowHint')}
            checked={watched}
            onChange={setWatched}
          />
        )}
        {game.presets.length > 1 && (
          <details class="fine-tuning">
            <summary>{t('create.byPrinting')}</summary>
            <Choice
              legend={t('create.rules')}
              name="preset"
              look="cards"
              value={wish.preset}
              options={game.presets.map(({ rules: { preset } }) => ({
                value: preset,
                label: presetName(preset),
                hint: tOr(`preset.${preset}.about`, ''),
              }))}
              onChange={(preset) => setWish({ ...wishFor(game, preset), seats: wish.seats })}
            />
          </details>
        )}
        <FineTuning game={game} wish={wish} onChange={setWish} />
      </section>
      <div class="create-go">
        <button type="submit" class="button primary big" data-pressed={busy || undefined}>
          {t('create.go')}
        </button>
      </div>
    </form>
  );
}

/** With a new secret. `alone`: waits for nobody. */
async function open(
  wish: Omit<CreateRoom, 'secret'>,
  create: (request: CreateRoom) => Promise<string>,
  alone: boolean,
): Promise<void> {
  const secret = newSecret();
  const room = await create({ ...wish, secret });
  keepSecret(room, secret);
  if (alone) playAloneIn(room);
  goTo(`/r/${showRoomCode(room)}`);
}
