// Romanian texts of Traders & Builders: how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'help.traders_and_builders':
    'Ultima piesă a unui oraș îi aduce jucătorului ei mărfurile de acolo: vin, grâu și stofă. La sfârșit, cele mai multe de fiecare fel aduc 10 puncte. Pune-ți constructorul pe un drum sau într-un oraș unde ai un meeple: dacă îl extinzi mai târziu, joci imediat a doua piesă. Porcul tău stă lângă un țăran al tău, iar fiecare oraș terminat de acolo îți aduce 1 punct în plus.',
};
