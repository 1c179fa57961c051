// What the service worker says in notifications. It has no texts of the page, whose language it does not know
// either: each message of the server names one.

/** `{name}` stands for a player. */
export interface PushWords {
  turn: string;
  /** Who has acted before. */
  played: string;
  time: string;
  left: string;
  /** With and without a name. */
  seat: readonly [named: string, unnamed: string];
  rematch: readonly [named: string, unnamed: string];
  over: string;
  /** What this worker does not know yet. */
  other: string;
  castle: string;
}

const en: PushWords = {
  turn: 'Your turn',
  played: '{name} has played',
  time: 'Your time runs out',
  left: '{time} left',
  seat: ['{name} sat down', 'Somebody sat down'],
  rematch: ['{name} offers a rematch', 'A rematch is offered'],
  over: 'The game is over',
  other: 'Something has happened at your table',
  castle: 'The Castle',
};

export const PUSH_WORDS: Readonly<Record<string, PushWords>> = {
  en,
  fr: {
    turn: 'C’est votre tour',
    played: '{name} a joué',
    time: 'Votre temps s’écoule',
    left: 'reste {time}',
    seat: ['{name} s’est assis à la table', 'Quelqu’un s’est assis à la table'],
    rematch: ['{name} propose une revanche', 'Une revanche est proposée'],
    over: 'La partie est finie',
    other: 'Il s’est passé quelque chose à votre table',
    castle: 'Le Château',
  },
  de: {
    turn: 'Du bist am Zug',
    played: '{name} hat gespielt',
    time: 'Deine Zeit läuft ab',
    left: 'noch {time}',
    seat: ['{name} hat sich gesetzt', 'Jemand hat sich gesetzt'],
    rematch: ['{name} bietet eine Revanche an', 'Eine Revanche wird angeboten'],
    over: 'Das Spiel ist aus',
    other: 'An deinem Tisch ist etwas geschehen',
    castle: 'Die Burg',
  },
  it: {
    turn: 'È il tuo turno',
    played: '{name} ha giocato',
    time: 'Il tuo tempo sta per scadere',
    left: 'tempo rimasto: {time}',
    seat: ['{name} si è seduto al tavolo', 'Qualcuno si è seduto al tavolo'],
    rematch: ['{name} propone la rivincita', 'Viene proposta la rivincita'],
    over: 'La partita è finita',
    other: 'È successo qualcosa al tuo tavolo',
    castle: 'Il Castello',
  },
  ro: {
    turn: 'E rândul tău',
    played: '{name} a jucat',
    time: 'Timpul tău se apropie de sfârșit',
    left: 'timp rămas: {time}',
    seat: ['{name} s-a așezat la masă', 'Cineva s-a așezat la masă'],
    rematch: ['{name} propune revanșa', 'Se propune o revanșă'],
    over: 'Partida s-a încheiat',
    other: 'S-a întâmplat ceva la masa ta',
    castle: 'Castelul',
  },
};

export const DEFAULT_WORDS = en;
