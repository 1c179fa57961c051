// The clock of a room's games: one of the usual kinds.

import { t } from '../../i18n/index.ts';
import type { ClockRule } from '../../net/protocol.gen.ts';
import { Choice, Switch } from '../../ui/fields.tsx';
import { ruleWords } from './clock_words.ts';

const WAYS: readonly ClockRule[] = [
  { kind: 'turn', seconds: 60 },
  { kind: 'turn', seconds: 180 },
  { kind: 'bank', seconds: 600, increment: 15 },
  { kind: 'bank', seconds: 1800, increment: 30 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
];
const STRICT_AFTER = 3;
const NONE = -1;

/** Whether both give the same times, whatever happens when time is up often. */
function timesAs(way: ClockRule, other: ClockRule): boolean {
  return Object.entries(way).every(([key, value]) => other[key as keyof ClockRule] === value);
}

interface ClockChoiceProps {
  clock: ClockRule | null;
  onChange(clock: ClockRule | null): void;
}

export function ClockChoice({ clock, onChange }: ClockChoiceProps) {
  const { resign_after = 0, ...own } = clock ?? {};
  // Another program may have chosen an unusual clock.
  const ways = clock === null || WAYS.some((way) => timesAs(way, clock)) ? WAYS : [...WAYS, own as ClockRule];
  const chosen = clock === null ? NONE : ways.findIndex((way) => timesAs(way, clock));
  const choose = (index: number, strict: boolean) => {
    if (index === NONE) onChange(null);
    else onChange({ ...ways[index]!, ...(strict && { resign_after: STRICT_AFTER }) });
  };
  return (
    <>
      <Choice
        legend={t('clock.label')}
        name="clock"
        look="pills"
        value={chosen}
        options={[
          { value: NONE, label: t('clock.none') },
          ...ways.map((way, value) => ({ value, label: ruleWords(way) })),
        ]}
        onChange={(index) => choose(index, resign_after > 0)}
      />
      {clock !== null && (
        <Switch
          label={t('clock.strict')}
          hint={t('clock.note')}
          checked={resign_after > 0}
          onChange={(strict) => choose(chosen, strict)}
        />
      )}
    </>
  );
}
