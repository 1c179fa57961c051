// German texts of what every page needs, in the words of glossary/de.ts.

import type { StartMessages } from './en.ts';

export const de = {
  'app.tagline': 'Baut gemeinsam eine mittelalterliche Landschaft, Plättchen für Plättchen.',
  'app.loading': 'Der Tisch wird gedeckt …',
  'app.skip': 'Zum Inhalt',
  'app.home': 'Bastide, Startseite',
  'app.missing': 'Unter dieser Adresse gibt es nichts.',
  'app.failed': 'Hier ist etwas schiefgegangen. Lade die Seite neu, dann ist dein Spiel wieder da.',
  'app.reload': 'Neu laden',
  'app.unfetched': 'Dieser Teil der Seite konnte nicht geladen werden.',
  'app.again': 'Noch einmal versuchen',
  'app.released': 'Es gibt eine neue Version dieser Seite. Lade sie neu, sobald es dir passt.',
  'held.network':
    'Die Geräte in deinem Netz fragen gerade viel auf einmal. Die Seite wartet einen Moment und macht dann von selbst weiter.',
  'held.server':
    'Der Server hat viel zu tun oder startet gerade. Die Seite wartet einen Moment und macht dann von selbst weiter.',
  'nav.help': 'Spielanleitung',
  'nav.settings': 'Einstellungen',
  'nav.home': 'Startseite',
  'nav.newTable': 'Neuen Tisch eröffnen',
  'common.close': 'Schließen',
  'common.cancel': 'Abbrechen',
  'common.save': 'Speichern',
  'common.copy': 'Kopieren',
  'common.copied': 'Kopiert',
  'common.notCopied': 'Dieser Browser kopiert nicht. Markiere den Text und kopiere ihn von Hand.',
  'common.you': 'du',
  'common.name': 'Dein Name',
  'common.namePlaceholder': 'Ada',
  'common.colour': 'Farbe',

  'home.title': 'Bastide',
  'home.play': 'Mit Freunden spielen',
  'home.playHint': 'Ein privater Tisch. Link verschicken, und alle sind dabei.',
  'home.playAlone': 'Allein spielen',
  'home.aloneName': 'Rot',
  'home.playComputers': 'Computer und Regeln wählen',
  'home.puzzles': 'Rätsel aus echten Spielen',
  'home.join': 'Mit Code beitreten',
  'home.code': 'Code des Tisches',
  'home.joinGo': 'Beitreten',
  'home.codeWrong': 'Ein Code hat acht Buchstaben und Ziffern, etwa ABCD-EFGH.',
  'home.continueGo': 'Weiter an Tisch {code}',
  'home.noAccount': 'Kein Konto, kein Download. Dein Platz bleibt in diesem Browser gespeichert.',
  'home.noAccountUnkept':
    'Kein Konto, kein Download. Dieser Browser speichert nichts für diese Seite: Ein Platz bleibt nur in seinem Tab.',
  'home.openRecord': 'Ein Spiel aus einer Datei ansehen',
  'home.badRecord': 'Diese Datei enthält kein Spiel, das man ansehen kann.',
  'home.licences': 'Open-Source-Lizenzen',
  'home.legal': 'Datenschutz und Impressum',
  'home.picture': 'Eine kleine Landschaft aus Plättchen mit Stadt, Straßen und Kloster.',

  'settings.title': 'Einstellungen',
  'settings.language': 'Sprache',
  'settings.theme': 'Aussehen',
  'settings.theme.system': 'wie das Gerät',
  'settings.theme.light': 'hell',
  'settings.theme.dark': 'dunkel',

  'error.unknown': 'Der Server hat abgelehnt ({code}).',
  'error.network': 'Der Server ist nicht erreichbar.',

  'engine.no_wasm': 'Dieser Browser kann die Spiel-Engine nicht ausführen (kein WebAssembly).',
  'engine.no_games': 'Dieser Browser speichert keine Spiele: Sein Speicher ist gesperrt oder voll.',
  'engine.unkept':
    'Dieser Browser speichert keine Spiele: Dieses endet, wenn die Seite geschlossen oder neu geladen wird.',
  'engine.unkeptTab': 'Dieser Browser speichert keine Spiele: Dieses endet, wenn sein Tab geschlossen wird.',
  'engine.ended': 'Dieser Browser hat dieses Spiel nicht mehr.',
  'engine.unfetched': 'Die Spiel-Engine konnte nicht geladen werden.',
  'engine.taken_over': 'Ein anderer Tab dieses Browsers hat das Spiel übernommen.',
} satisfies StartMessages;
