// The place in the game, and how to go on: slider and buttons.

import { t } from '../../i18n/index.ts';
import { Icon, Tool } from '../table/view_tools.tsx';
import { type PlaceInReplay, SPEEDS, type Speed } from './place_in_replay.ts';

interface ControlsProps {
  place: PlaceInReplay;
  /** Whose turn is shown. */
  caption: string;
}

export function Controls({ place, caption }: ControlsProps) {
  const shown = place.shown ?? 0;
  const all = place.last ?? 0;
  const where = shown === 0 ? t('replay.begin') : `${t('replay.turn', { n: shown, all })}: ${caption}`;
  const playing = place.playing.value;
  return (
    <div class="replay-controls">
      <p class="replay-where">{where}</p>
      <input
        type="range"
        min={0}
        max={all}
        value={shown}
        aria-label={t('replay.turns')}
        aria-valuetext={where}
        onInput={(event) => place.goTo(event.currentTarget.valueAsNumber)}
      />
      <div class="replay-buttons">
        <Tool label={t('replay.first')} onClick={() => place.goTo(0)}>
          <Icon path="M6 5v14M19 5l-9 7 9 7z" />
        </Tool>
        <Tool label={t('replay.previous')} onClick={() => place.step(-1)}>
          <Icon path="m15 5-8 7 8 7" />
        </Tool>
        <Tool
          label={t(playing ? 'replay.pause' : 'replay.play')}
          onClick={() => (playing ? place.pause() : place.play())}
        >
          <Icon path={playing ? 'M8 5v14M16 5v14' : 'm8 5 11 7-11 7z'} />
        </Tool>
        <Tool label={t('replay.next')} onClick={() => place.step(1)}>
          <Icon path="m9 5 8 7-8 7" />
        </Tool>
        <Tool label={t('replay.last')} onClick={() => place.goTo(all)}>
          <Icon path="M18 5v14M5 5l9 7-9 7z" />
        </Tool>
      </div>
      <label class="replay-speed">
        <span class="unseen">{t('replay.speed')}</span>
        <select
          value={place.speed.value}
          onChange={(event) => {
            place.speed.value = event.currentTarget.value as Speed;
          }}
        >
          {Object.keys(SPEEDS).map((speed) => (
            <option key={speed} value={speed}>
              {t(`replay.speed.${speed as Speed}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
