// Romanian texts of what every page needs, in the words of glossary/ro.ts.

import type { StartMessages } from './en.ts';

export const ro = {
  'app.tagline': 'Clădiți împreună un ținut medieval, piesă cu piesă.',
  'app.loading': 'Se așază masa…',
  'app.skip': 'Sari la conținut',
  'app.home': 'Bastide, pagina principală',
  'app.missing': 'La această adresă nu este nimic.',
  'app.failed': 'Aici ceva n-a mers bine. Reîncarcă pagina și îți regăsești partida.',
  'app.reload': 'Reîncarcă',
  'app.unfetched': 'Această parte a paginii n-a putut fi încărcată.',
  'app.again': 'Încearcă din nou',
  'app.released': 'Există o versiune nouă a acestei pagini. Reîncarc-o când vrei.',
  'held.network':
    'Dispozitivele din rețeaua ta cer mult deodată. Pagina așteaptă o clipă și continuă singură.',
  'held.server':
    'Serverul are mult de lucru sau tocmai pornește. Pagina așteaptă o clipă și continuă singură.',
  'nav.help': 'Cum se joacă',
  'nav.settings': 'Setări',
  'nav.home': 'Acasă',
  'nav.newTable': 'Deschide o masă nouă',
  'common.close': 'Închide',
  'common.cancel': 'Renunță',
  'common.save': 'Salvează',
  'common.copy': 'Copiază',
  'common.copied': 'Copiat',
  'common.notCopied': 'Acest browser nu copiază. Selectează textul și copiază-l cu mâna.',
  'common.you': 'tu',
  'common.name': 'Numele tău',
  'common.namePlaceholder': 'Ada',
  'common.colour': 'Culoare',

  'home.title': 'Bastide',
  'home.play': 'Joacă cu prietenii',
  'home.playHint': 'O masă privată. Trimiți un link și gata, sunt la masă.',
  'home.playAlone': 'Joacă singur',
  'home.aloneName': 'Roșu',
  'home.playComputers': 'Alege calculatoarele și regulile',
  'home.puzzles': 'Probleme din partide adevărate',
  'home.join': 'Intră cu un cod',
  'home.code': 'Codul mesei',
  'home.joinGo': 'Intră',
  'home.codeWrong': 'Un cod are opt litere și cifre, de pildă ABCD-EFGH.',
  'home.continueGo': 'Continuă la masa {code}',
  'home.noAccount': 'Fără cont, fără descărcări. Locul tău rămâne în acest browser.',
  'home.noAccountUnkept':
    'Fără cont, fără descărcări. Acest browser nu salvează nimic pentru această pagină: un loc rămâne doar în fila lui.',
  'home.openRecord': 'Revezi o partidă dintr-un fișier',
  'home.badRecord': 'Fișierul nu conține o partidă care poate fi revăzută.',
  'home.licences': 'Licențe open source',
  'home.legal': 'Confidențialitate și mențiuni legale',
  'home.picture': 'Un mic ținut din piese, cu un oraș, drumuri și o mănăstire.',

  'settings.title': 'Setări',
  'settings.language': 'Limbă',
  'settings.theme': 'Aspect',
  'settings.theme.system': 'ca dispozitivul',
  'settings.theme.light': 'luminos',
  'settings.theme.dark': 'întunecat',

  'error.unknown': 'Serverul a refuzat ({code}).',
  'error.network': 'Serverul nu poate fi contactat.',

  'engine.no_wasm': 'Acest browser nu poate rula motorul de joc (fără WebAssembly).',
  'engine.no_games': 'Acest browser nu salvează jocuri: spațiul lui de stocare este blocat sau plin.',
  'engine.unkept':
    'Acest browser nu salvează jocuri: acesta se încheie când pagina este închisă sau reîncărcată.',
  'engine.unkeptTab': 'Acest browser nu salvează jocuri: acesta se încheie când fila lui este închisă.',
  'engine.ended': 'Acest browser nu mai are acest joc.',
  'engine.unfetched': 'Motorul de joc nu a putut fi încărcat.',
  'engine.taken_over': 'Altă filă a acestui browser a preluat partida.',
} satisfies StartMessages;
