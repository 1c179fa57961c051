// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { Cell, TurnedCamera } from '../../board/index.ts';
import type { GameView, RoomView, SurveyedFeature } from '../../net/protocol.gen.ts';
import { Survey } from '../survey.ts';
import type { FeatureNotesProps, GameParts } from '../table/game_parts.ts';
import { newReading } from './reading.ts';
import { ReadingCard } from './reading_card.tsx';

const city: SurveyedFeature = {
  kind: 'city',
  state: 'open',
  tiles: 2,
  segments: [[0, 0, 0]],
  holders: [
    { seat: 0, weight: 1 },
    { seat: 1, weight: 1 },
  ],
  owners: [0, 1],
  companions: [{ seat: 1, piece: 'builder' }],
};

/** The text of the card for this feature, and for each of its holders. */
async function cardOf(feature: SurveyedFeature) {
  const survey = new Survey({
    survey: () => Promise.resolve({ type: 'reply', re: '', features: [feature] }),
  });
  const reading = newReading(survey, { room: '23456789', number: 1 });
  reading.spot.value = { x: 0, y: 0, feature: 0, kept: true };
  const view = {
    number: 1,
    game: { step: 1 },
    seats: [
      { name: 'Ada', colour: 'red' },
      { name: 'Ben', colour: 'blue' },
    ],
  } as unknown as RoomView;
  const words = { feature: () => 'city' };
  const FeatureNotes = ({ feature: { tiles } }: FeatureNotesProps) => <p>{tiles} tiles of note</p>;
  const parts = { words, FeatureNotes } as unknown as GameParts;
  const camera = {
    view: { value: { top: 0, zoom: 1 } },
    size: { value: { height: 100 } },
    seen: (cell: Cell) => cell,
  } as unknown as TurnedCamera;
  const host = document.createElement('div');
  act(() =>
    render(
      <ReadingCard view={view} game={{} as GameView} parts={parts} reading={reading} camera={camera} />,
      host,
    ),
  );
  await act(() => Promise.resolve()); // the answer
  return {
    text: host.textContent!,
    holders: [...host.querySelectorAll('.reading-holders li')].map((item) => item.textContent!),
  };
}

it('whoever holds a feature stands there with what works beside the meeples', async () => {
  const { holders } = await cardOf(city);
  expect(holders[0]).not.toContain('builder');
  expect(holders[1]).toContain('builder');
});

it('the game has its own notes of a feature', async () => {
  expect((await cardOf(city)).text).toContain('2 tiles of note');
});
