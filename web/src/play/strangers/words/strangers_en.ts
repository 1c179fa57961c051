// English texts of playing with strangers, in the words of the glossary; they define the keys.

import type { Entry, LikeEnglish } from '../../../i18n/plural.ts';

export const texts = {
  'strangers.title': 'Open tables',
  'strangers.any': 'Play with anybody now',
  'strangers.anyHint':
    'Takes you to the table that suits you best. If there is none, it opens one, and you wait for whoever comes.',
  'strangers.none': 'No table is waiting for players just now.',
  'strangers.unreachable': 'The list can’t be fetched now. It is tried again by itself.',
  'strangers.host': 'Table of {name}',
  'strangers.sit': 'Take a seat',
  'strangers.sitAt': 'Take a seat at the table of {name}',
  'strangers.yours': 'Your table',
  'strangers.free': { one: '{n} seat free', other: '{n} seats free' },
  'strangers.computers': { one: '{n} seat kept by a computer', other: '{n} seats kept by computers' },
  'strangers.people': { one: '{n} person is there', other: '{n} people are there' },
  'strangers.noClock': 'without a clock',
  'strangers.gone': 'Somebody was faster: no seat at that table is open any more. Take another one.',
  'strangers.list': 'List this table for everybody',
  'strangers.listHint':
    'It stands among the open tables until all seats are taken or the game starts. Whoever finds it can take a seat, also that of a computer.',
  'strangers.listed': 'This table is listed: anybody may take a seat.',
  'strangers.hidden': 'It is not shown now, since it is locked or nobody may watch.',
  'strangers.report': 'Report somebody',
  'strangers.reportText':
    'Whoever runs this server reads your report with the last lines of the chat. Nobody at the table is told. It is kept for a while only.',
  'strangers.whom': 'Whom?',
  'strangers.why': 'Why?',
  'strangers.why.insults': 'insults or threats',
  'strangers.why.name': 'an offensive name',
  'strangers.why.spam': 'advertising or spam',
  'strangers.why.stalling': 'lets the others wait on purpose',
  'strangers.why.other': 'something else',
  'strangers.words': 'What happened? (optional)',
  'strangers.send': 'Send the report',
  'strangers.sent': 'Your report is with whoever runs this server. You can also mute them in the chat.',
} as const satisfies Record<string, Entry>;

export type StrangersMessages = LikeEnglish<typeof texts>;

declare module '../../../i18n/index.ts' {
  interface BroughtTexts extends StrangersMessages {}
}
