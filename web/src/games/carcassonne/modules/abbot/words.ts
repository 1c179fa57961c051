import { t } from '../../../../i18n/index.ts';
import type { ModuleWords } from '../module_words.ts';

export const words: ModuleWords = {
  choices: { return_abbot: () => t('choice.returnAbbot') },
  besides: ['return_abbot'],
  scored: { abbot_returned: (_, values) => t('log.abbotHome', values) },
};
