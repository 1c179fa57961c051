// German texts of King & Robber Baron: its name, what it brings and its options.

import type { Messages } from './en.ts';

export const de: Messages = {
  'module.king_and_robber': 'König & Raubritter',
  'module.king_and_robber.about':
    'Die größte fertige Stadt und die längste fertige Straße bringen eine Auszeichnung, und Auszeichnungen bringen Punkte.',
  'option.king_scoring': 'Eine Auszeichnung bringt',
  'option.king_scoring.per_feature': 'am Ende 1 Punkt je fertige Stadt oder Straße',
  'option.king_scoring.running': '1 Punkt je fertige Stadt oder Straße, solange man sie hat',
  'option.king_scoring.ten': 'am Ende 10 Punkte',
  'option.king_scoring.fifteen_forty': 'am Ende 15 Punkte, beide zusammen 40',
};
