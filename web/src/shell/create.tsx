// A new table: who I am, which game, how many seats, which rules. The defaults are fit to be taken as they are.

import { useEffect, useState } from 'preact/hooks';
import { t, tOr } from '../i18n/index.ts';
import { createRoom, fetchCatalogue } from '../net/api.ts';
import type { Aids, CatalogueGame, ClockRule, Colour, CreateRoom } from '../net/protocol.gen.ts';
import { showRoomCode } from '../net/room_code.ts';
import { keepSecret, newSecret } from '../net/seat_secrets.ts';
import { ClockChoice } from '../play/clock/index.ts';
import { gameName, presetName } from '../play/rules_summary.tsx';
import { Choice, ColourField, NameField, nameIn } from '../ui/fields.tsx';
import { refusalText, showRefusal, whenToldWhy } from '../ui/notices.ts';
import { Page } from '../ui/page.tsx';
import { goTo } from '../ui/router.tsx';
import { playerName } from '../ui/settings.ts';
import { useComplaint } from '../ui/text_field.tsx';
import { FineTuning } from './create/fine_tuning.tsx';
import { Modules } from './create/modules.tsx';
import { seated, seatsAllowed, type Wish, wishedRules, wishFor } from './create/wish.ts';

const AIDS = ['all', 'no_counting', 'none'] as const satisfies readonly Aids[];

export function Create() {
  const [games, setGames] = useState<readonly CatalogueGame[]>([]);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    fetchCatalogue().then(
      (catalogue) => setGames(catalogue.games),
      (reason: unknown) => whenToldWhy().then(() => setProblem(reason)),
    );
  }, []);
  return (
    <Page title={t('create.title')}>
      {problem !== null && <p class="problem">{refusalText(problem)}</p>}
      {games.length > 0 && <Form games={games} />}
    </Page>
  );
}

function Form({ games }: { games: readonly CatalogueGame[] }) {
  const [game, setGame] = useState(games[0]!);
  const [entered, setWish] = useState<Wish>(() => wishFor(game, game.default_preset));
  const [colour, setColour] = useState<Colour>('red');
  const [aids, setAids] = useState<Aids>('all');
  const [clock, setClock] = useState<ClockRule | null>(null);
  const nameless = useComplaint();
  const [busy, setBusy] = useState(false);
  const wish = seated(game, entered);
  const { seats } = wish;

  const play = (name: string) => {
    const chosen = games.find((known) => known.game === name)!;
    setGame(chosen);
    setWish({ ...wishFor(chosen, chosen.default_preset), seats: wish.seats });
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    const name = nameIn(playerName.value, nameless);
    if (name === null || busy) return;
    setBusy(true);
    const timed = seats > 1 && clock !== null && { clock };
    await open({ name, colour, seats, aids, ...timed, rules: wishedRules(game, wish) }).catch(showRefusal);
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
          onChange={(n) => setWish({ ...wish, seats: n })}
        />
        {seats === 1 && <p class="quiet">{t('create.practice')}</p>}
      </section>
      <section class="card">
        {game.presets.length > 1 && (
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
        )}
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
        {seats > 1 && <ClockChoice clock={clock} onChange={setClock} />}
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

/** With a secret of its own. */
async function open(wish: Omit<CreateRoom, 'secret'>): Promise<void> {
  const secret = newSecret();
  const room = await createRoom({ ...wish, secret });
  keepSecret(room, secret);
  goTo(`/r/${showRoomCode(room)}`);
}
