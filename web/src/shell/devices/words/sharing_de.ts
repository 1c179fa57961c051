// German texts of sharing games with one's own other devices, in the words of the glossary.

import type { DevicesMessages } from './sharing_en.ts';

export const texts: DevicesMessages = {
  'devices.title': 'Auf einem anderen Gerät nutzen',
  'devices.hint':
    'Deine Plätze und die Liste deiner Spiele kommen auch auf dein Telefon oder deinen Computer, und alle deine Geräte bleiben auf demselben Stand. Dazu braucht es keinen Namen, keine Mailadresse und kein Passwort, nur einen Schlüssel, den allein deine Geräte haben. Was sie teilen, liegt verschlossen auf dem Server; lesen kann er es nicht. Spiele, die nur in diesem Browser liegen, bleiben hier; die anderen Geräte sehen, wie sie ausgegangen sind.',
  'devices.begin': 'Code für ein anderes Gerät zeigen',
  'devices.code': 'Hol dein anderes Gerät dazu',
  'devices.codeHint': 'Scanne diesen Code mit der Kamera des anderen Geräts, oder öffne dort den Link.',
  'devices.secret': 'Zeig ihn niemandem: Wer diesen Code hat, kann für dich spielen und sieht deine Spiele.',
  'devices.qr': 'QR-Code des Links für deine eigenen Geräte',
  'devices.copy': 'Link kopieren',
  'devices.alone':
    'Der Link führt zu {host}, also nur zu diesem Gerät. Öffne diese Seite unter einer Adresse, die auch dein anderes Gerät erreicht.',
  'devices.onAt': 'Dieses Gerät ist auf demselben Stand wie deine anderen, zuletzt um {time}.',
  'devices.atWork': 'Deine Geräte werden abgeglichen …',
  'devices.unreachable':
    'Deine anderen Geräte sind gerade nicht zu erreichen. Es wird von selbst wieder versucht.',
  'devices.cut':
    'Dieses Gerät teilt seine Spiele nicht mehr: Der Schlüssel wurde auf einem anderen Gerät erneuert oder lange nicht benutzt. Was hier ist, bleibt. Um wieder zu teilen, öffne hier den Link deines anderen Geräts, oder beginne neu.',
  'devices.cutNotice':
    'Dieses Gerät teilt seine Spiele nicht mehr mit deinen anderen: Der Schlüssel wurde dort erneuert oder lange nicht benutzt.',
  'devices.stop': 'Auf diesem Gerät beenden',
  'devices.stopped':
    'Dieses Gerät teilt jetzt nichts mehr. Was hier ist, bleibt, und deine anderen Geräte machen weiter.',
  'devices.lose': 'Verlorenes Gerät aussperren',
  'devices.loseText':
    'Der Schlüssel und alle deine Plätze bekommen neue Geheimnisse: Ein Gerät mit den alten spielt nicht mehr für dich und erfährt nichts Neues. Was es schon gesehen hat, behält es. Auch deine anderen Geräte brauchen den neuen Code.',
  'devices.loseDo': 'Aussperren',
  'devices.losing': 'Neue Geheimnisse werden gemacht …',
  'devices.lostDone': {
    one: 'Es gibt einen neuen Schlüssel, und dein Platz an {n} Tisch hat ein neues Geheimnis.',
    other: 'Es gibt einen neuen Schlüssel, und deine Plätze an {n} Tischen haben neue Geheimnisse.',
  },
  'devices.lostNot':
    'Diese Tische waren nicht zu erreichen, und dort kann das verlorene Gerät noch für dich spielen: {tables}. Versuche es noch einmal.',
  'devices.again': 'Noch einmal versuchen',
  'devices.bring': 'Deine Spiele auf dieses Gerät holen?',
  'devices.bringText':
    'Die Plätze und Spiele deines anderen Geräts kommen hierher, nichts von hier geht verloren, und beide bleiben von nun an auf demselben Stand.',
  'devices.bringCare':
    'Mach nur weiter, wenn dieser Link von einem eigenen Gerät ist: Wer ihn dir gegeben hat, sieht deine Spiele und kann für dich spielen.',
  'devices.bringOther':
    'Dieses Gerät teilt schon mit anderen. Von da an teilt es stattdessen mit denen dieses Links.',
  'devices.bringDo': 'Hierher holen',
  'devices.bringNot': 'Jetzt nicht',
  'devices.brought': {
    one: '{n} Spiel ist auf dieses Gerät gekommen.',
    other: '{n} Spiele sind auf dieses Gerät gekommen.',
  },
  'devices.broughtNone': 'Deine Geräte sind auf demselben Stand. Für dieses war nichts Neues dabei.',
  'devices.none':
    'Dieser Link führt zu nichts mehr: Sein Schlüssel wurde erneuert oder lange nicht benutzt. Zeige den Code noch einmal auf deinem anderen Gerät.',
  'devices.noKey':
    'Dieser Link ist ohne seinen Schlüssel angekommen. Zeige den Code auf deinem anderen Gerät, und scanne ihn mit der Kamera.',
  'devices.unkept': 'Dieser Browser speichert nichts für diese Seite, also auch keinen Schlüssel.',
  'devices.offered': 'Dieser Server bewahrt nichts für mehrere Geräte auf.',
};
