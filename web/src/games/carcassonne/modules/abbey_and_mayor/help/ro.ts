// Romanian texts of Abbey & Mayor: how to play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'help.abbey_and_mayor':
    'Fiecare are o abație: așaz-o într-o gaură dintre patru piese în loc să tragi. Închide tot ce o atinge și este o mănăstire. Primarul tău contează cât atâția meeple câte blazoane are orașul său. Când drumul, orașul sau mănăstirea căruței tale se termină, ea poate merge mai departe, unde în apropiere nu este nimeni. Hambarul tău merge pe un colț unde se întâlnesc patru câmpuri: țăranii de acolo punctează și vin acasă, nimeni nu mai poate intra acolo, iar la final fiecare oraș terminat de acolo aduce 4 puncte.',
};
