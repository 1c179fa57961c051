// Romanian texts of The River: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'module.river': 'Râul',
  'module.river.about': 'Ținutul începe cu un râu din douăsprezece piese, de la izvor până la lac.',
  'option.river_start_tile': 'Piesa de start obișnuită',
  'option.river_start_tile.remove': 'rămâne în cutie',
  'option.river_start_tile.shuffle': 'se amestecă printre celelalte',
  'option.river_uturn': 'Râul nu are voie să cotească',
  'option.river_uturn.immediate': 'de două ori una după alta în aceeași parte',
  'option.river_uturn.never_same_side': 'în partea ultimei cotituri',
  'option.river_uturn.off': '(e liber)',
  'option.river_unplaceable': 'O piesă de râu care nu se potrivește nicăieri',
  'option.river_unplaceable.discard': 'iese din joc',
  'option.river_unplaceable.defer': 'revine mai târziu',
  'option.river_ends_join_fields': 'Câmpurile se unesc în spatele izvorului și al lacului',
};
