// How many seats of a new table computers take, and how strong they are.

import { t } from '../../i18n/index.ts';
import { Choice } from '../../ui/fields.tsx';
import { LevelChoice } from './level_choice.tsx';
import type { Computers } from './wish.ts';

interface ComputersChoiceProps {
  computers: Computers;
  /** All seats but that of the host. */
  most: number;
  /** From weak to strong. */
  levels: readonly string[];
  onChange(computers: Computers): void;
}

export function ComputersChoice({ computers, most, levels, onChange }: ComputersChoiceProps) {
  const { count } = computers;
  return (
    <>
      <Choice
        legend={t('computer.count')}
        name="computers"
        look="pills"
        value={count}
        options={Array.from({ length: most + 1 }, (_, value) => ({
          value,
          label: value === 0 ? t('computer.countNone') : String(value),
        }))}
        onChange={(wanted) => onChange({ ...computers, count: wanted })}
      />
      {count > 0 && (
        <LevelChoice
          level={computers.level}
          levels={levels}
          onChange={(level) => onChange({ ...computers, level })}
        />
      )}
      {count === most && <p class="quiet">{t('computer.alone')}</p>}
    </>
  );
}
