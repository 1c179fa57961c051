// Asks for a level.

import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LevelChoice, useLevels } from './level_choice.tsx';
import { suitableLevel } from './suitable_level.ts';

interface LevelDialogProps {
  title: string;
  text?: string;
  /** The one chosen at first. */
  level?: string;
  onChosen(level: string): void;
  onClose(): void;
}

export function LevelDialog({ title, text, level = suitableLevel(), onChosen, onClose }: LevelDialogProps) {
  const [chosen, setChosen] = useState(level);
  const levels = useLevels();
  const choose = (event: Event) => {
    event.preventDefault();
    onClose();
    onChosen(chosen);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {text && <p>{text}</p>}
      <form onSubmit={choose}>
        <LevelChoice level={chosen} levels={levels} onChange={setChosen} />
        <div class="dialog-actions">
          <button type="submit" class="button primary">
            {t('computer.choose')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
