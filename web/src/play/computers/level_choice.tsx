// One of the levels that the server has.

import { useEffect, useState } from 'preact/hooks';
import { t, tOr } from '../../i18n/index.ts';
import { fetchCatalogue } from '../../net/api.ts';
import { Choice } from '../../ui/fields.tsx';
import { showRefusal } from '../../ui/notices.ts';
import { levelName } from './level.tsx';
import { levelByResults } from './suitable_level.ts';

interface LevelChoiceProps {
  level: string;
  /** From weak to strong. */
  levels: readonly string[];
  onChange(level: string): void;
}

export function LevelChoice({ level, levels, onChange }: LevelChoiceProps) {
  const suits = levelByResults();
  return (
    <Choice
      legend={t('computer.level')}
      name="level"
      look="rows"
      value={level}
      options={levels.map((value) => ({
        value,
        label: (
          <>
            {levelName(value)} {value === suits && <span class="tag">{t('computer.suits')}</span>}
          </>
        ),
        hint: tOr(`computer.${value}.about`, ''),
      }))}
      onChange={onChange}
    />
  );
}

/** Empty until they are known. */
export function useLevels(): readonly string[] {
  const [levels, setLevels] = useState<readonly string[]>([]);
  useEffect(() => {
    fetchCatalogue().then(({ computer_levels }) => setLevels(computer_levels), showRefusal);
  }, []);
  return levels;
}
