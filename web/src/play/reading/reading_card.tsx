// What the board tells about the place that is looked at; while the board is read, a list of
// everything that is held.

import type { ComponentChildren } from 'preact';
import { CELL, SeatBadge, type TurnedCamera } from '../../board/index.ts';
import { listOf, t } from '../../i18n/index.ts';
import type { RoomView, SurveyedFeature, Worth } from '../../net/protocol.gen.ts';
import { mapStyle } from '../../ui/settings.ts';
import { featureIn } from '../feature_in.ts';
import { isRead, THE_BOARD, useSurvey } from '../survey.ts';
import type { TableProps } from '../table/game_parts.ts';
import { leastWords } from '../table/later_words.ts';
import { type GameWords, pieceName, seatName, sumWords } from '../words.ts';
import { partsIn, type Reading, type Spot, triedIn, triedNext } from './reading.ts';
import '../../styles/reading.css';
import { Name } from '../../ui/name.tsx';

const TILE_PX = 52;

interface CardProps extends Pick<TableProps, 'view' | 'game' | 'parts'> {
  reading: Reading;
  camera: TurnedCamera;
}

export function ReadingCard({ view, game, parts, reading, camera }: CardProps) {
  const spot = reading.spot.value;
  const shown = { view, game, parts, reading, camera };
  if (spot === null) return isRead(view) ? <Held {...shown} /> : null;
  if (spot.feature !== null) return <AboutFeature {...shown} />;
  return isRead(view) ? <WhatFits {...shown} /> : <EmptyCell {...shown} />;
}

function AboutFeature({ view, parts: { words, worthFixed, FeatureNotes }, reading, camera }: CardProps) {
  const spot = reading.spot.value!;
  const feature = featureIn(useSurvey(reading.survey, view, THE_BOARD), spot, spot.feature);
  if (feature === null) return null;
  return (
    <Card title={words.feature(feature.kind)} reading={reading} camera={camera}>
      <p class="quiet">
        {t('turn.tiles', { n: feature.tiles })}, {t(`reading.${feature.state}`)}
      </p>
      <Holders feature={feature} view={view} />
      {FeatureNotes && <FeatureNotes feature={feature} view={view} />}
      <WorthLines feature={feature} words={words} fixed={worthFixed?.(view.rules)} />
    </Card>
  );
}

function Holders({ feature, view }: { feature: SurveyedFeature; view: RoomView }) {
  const { holders, owners, companions = [] } = feature;
  const beside = (seat: number) => companions.filter((one) => one.seat === seat);
  if (holders.length === 0) return <p>{t('reading.free')}</p>;
  return (
    <ul class="plain reading-holders">
      {holders.map(({ seat, weight }) => (
        <li key={seat}>
          <SeatBadge colour={view.seats[seat]?.colour ?? 'black'} size={22} />
          <Name>{seatName(view, seat)}</Name>
          <span>× {weight}</span>
          {beside(seat).map(({ piece }) => (
            <small key={piece}>+ {pieceName(piece)}</small>
          ))}
          {owners.includes(seat) && <small>{t('reading.owns')}</small>}
        </li>
      ))}
    </ul>
  );
}

function WorthLines({
  feature: { kind, state, now, finished },
  words,
  fixed,
}: {
  feature: SurveyedFeature;
  words: GameWords;
  fixed: readonly string[] | undefined;
}) {
  const lasts = state === 'lasting';
  return (
    <dl class="reading-worth">
      {now && <WorthLine label={lasts ? t('reading.atEnd') : t('reading.now')} worth={now} words={words} />}
      {finished && (
        <WorthLine
          label={t('reading.finished')}
          least={state === 'open' ? leastWords(kind, fixed) : ''}
          worth={finished}
          words={words}
        />
      )}
    </dl>
  );
}

interface WorthLineProps {
  label: string;
  least?: string;
  worth: Worth;
  words: GameWords;
}

function WorthLine({ label, least = '', worth, words }: WorthLineProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <strong>
          {least}
          {t('seat.points', { n: worth.points })}
        </strong>
        {worth.lines.length > 0 && <small>{sumWords(worth, words)}</small>}
      </dd>
    </>
  );
}

function WhatFits({ view, parts: { Tile, words }, reading, camera }: CardProps) {
  const { x, y } = reading.spot.value!;
  const cell = useSurvey(reading.survey, view, { at: { x, y } })?.cells?.[0];
  if (cell === undefined) return null;
  const dead = cell.fits === 0;
  const tried = triedIn(reading);
  return (
    <Card title={words.place({ x, y })} reading={reading} camera={camera}>
      <p class="quiet">{dead ? t('reading.nothingFits') : t('reading.fits', { n: cell.fits })}</p>
      {!dead && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <ul class="plain reading-tiles" tabIndex={0}>
          {cell.tiles?.map((fitting) => {
            const { tile, count, rotations } = fitting;
            const rotation = tried?.tile === tile ? tried.rotation : rotations[0]!;
            return (
              <li key={tile}>
                <button
                  type="button"
                  class="reading-try"
                  aria-pressed={tried?.tile === tile}
                  onClick={() => {
                    reading.tried.value = triedNext(tried, { x, y }, fitting);
                  }}
                >
                  <Tile
                    tile={tile}
                    rotation={(rotation + camera.turns.value) % 4}
                    size={TILE_PX}
                    look={mapStyle.value}
                    label={words.tile(tile, rotation)}
                  />
                </button>
                <span>× {count}</span>
              </li>
            );
          })}
        </ul>
      )}
      <div class="reading-foot">
        <Mark reading={reading} />
        {!dead && <small class="quiet">{t('reading.try')}</small>}
      </div>
    </Card>
  );
}

/** A cell without any information. */
function EmptyCell({ parts: { words }, reading, camera }: CardProps) {
  return (
    <Card title={words.place(reading.spot.value!)} reading={reading} camera={camera}>
      <div class="reading-foot">
        <Mark reading={reading} />
      </div>
    </Card>
  );
}

function Mark({ reading: { marks, spot } }: Pick<CardProps, 'reading'>) {
  return (
    <button
      type="button"
      class="reading-mark"
      aria-pressed={marks.has(spot.value!)}
      onClick={() => marks.toggle(spot.value!)}
    >
      {t('reading.mark')}
    </button>
  );
}

/** For keyboard and screen reader: each entry goes to its place. */
function Held({ view, game, parts: { words, BoardNotes }, reading }: CardProps) {
  const answer = useSurvey(reading.survey, view, THE_BOARD);
  if (answer === null) return null;
  const held = answer.features.filter(({ holders }) => holders.length > 0);
  return (
    <details class="reading-card reading-held">
      <summary>{t('reading.held', { n: held.length })}</summary>
      <ul class="plain">
        {held.map((feature) => {
          const first = partsIn(feature)[0]!;
          return (
            <li key={`${first.x},${first.y},${first.feature}`}>
              <button
                type="button"
                class="log-button"
                onClick={() => {
                  reading.spot.value = { ...first, kept: true };
                }}
              >
                {heldWords(feature, view, words)}
              </button>
            </li>
          );
        })}
      </ul>
      {BoardNotes && <BoardNotes answer={answer} view={view} game={game} />}
    </details>
  );
}

function heldWords(
  { kind, holders, now, taken_back = now }: SurveyedFeature,
  view: RoomView,
  words: GameWords,
): string {
  const who = listOf(holders.map(({ seat }) => seatName(view, seat)));
  const what = `${words.feature(kind)}: ${who}`;
  return taken_back ? `${what}, ${t('seat.points', { n: taken_back.points })}` : what;
}

interface FrameProps {
  title: string;
  reading: Reading;
  camera: TurnedCamera;
  children: ComponentChildren;
}

function Card({ title, reading, camera, children }: FrameProps) {
  const { x, y, feature } = reading.spot.value ?? {};
  return (
    <section class={`reading-card${isHigh(reading.spot.value, camera) ? ' is-low' : ''}`} aria-live="polite">
      <header>
        {/* Another place is announced even if the same words hold for it. */}
        <h2 key={`${x} ${y} ${feature}`}>{title}</h2>
        {reading.spot.value?.kept && (
          <button
            type="button"
            class="reading-close"
            aria-label={t('reading.close')}
            onClick={() => {
              reading.spot.value = null;
            }}
          >
            ×
          </button>
        )}
      </header>
      {children}
    </section>
  );
}

/** Whether the card must stand at the foot of the board, so that it does not hide its subject. */
function isHigh(spot: Spot | null, camera: TurnedCamera): boolean {
  if (spot === null) return false;
  const { top, zoom } = camera.view.value;
  return top + (camera.seen(spot).y + 0.5) * CELL * zoom < camera.size.value.height / 2;
}
