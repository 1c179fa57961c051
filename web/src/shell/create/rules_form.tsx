// The rules of a game, and what is told at its table. `children`: what else its table settles.

import type { ComponentChildren } from 'preact';
import type { Aids } from '../../net/protocol.gen.ts';
import { AidsChoice } from './aids_choice.tsx';
import { BigChoices } from './big_choices.tsx';
import { FineTuning } from './fine_tuning.tsx';
import { GameLength } from './game_length.tsx';
import { Modules } from './modules.tsx';
import { Printings } from './printings.tsx';
import { type WishProps, wishedRules } from './wish.ts';

interface RulesFormProps extends WishProps {
  aids: Aids;
  onAids(aids: Aids): void;
  children?: ComponentChildren;
}

export function RulesForm({ aids, onAids, children, ...wished }: RulesFormProps) {
  const { game, wish } = wished;
  return (
    <>
      <BigChoices {...wished} />
      <GameLength rules={{ ...wishedRules(game, wish), revision: game.revision }} />
      <Modules {...wished} />
      <AidsChoice aids={aids} onChange={onAids} />
      {children}
      <Printings {...wished} />
      <FineTuning {...wished} />
    </>
  );
}
