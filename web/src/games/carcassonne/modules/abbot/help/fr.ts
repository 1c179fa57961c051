// French texts of The Abbot: how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'help.abbot':
    'Votre abbé va dans un monastère ou dans un jardin, qui compte de même. Dans un tour où vous ne placez rien, vous pouvez le rappeler : il marque aussitôt ce qui l’entoure.',
};
