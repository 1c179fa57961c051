// What can be said with one press: signs, and phrases behind them.

import { t } from '../../i18n/index.ts';
import { showRefusal } from '../../ui/notices.ts';
import type { Room } from '../room.ts';
import { PHRASES, SIGNS, type SignName, wordsFor } from './phrases.ts';
import { Sign, signName } from './sign.tsx';

export function Say({ room }: { room: Room }) {
  const say = (text: string, phrase: string) =>
    void room.send({ type: 'chat', text, phrase }).catch(showRefusal);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and form manners that do not belong here */}
      <div class="chat-signs" role="group" aria-label={t('chat.signs')}>
        {(Object.keys(SIGNS) as SignName[]).map((sign) => (
          <button key={sign} type="button" title={signName(sign)} onClick={() => say(SIGNS[sign], sign)}>
            <Sign sign={sign} size={26} />
          </button>
        ))}
      </div>
      <details class="chat-phrases">
        <summary>{t('chat.phrases')}</summary>
        <p class="quiet">{t('chat.phrasesHint')}</p>
        <div>
          {PHRASES.map((phrase) => (
            <button key={phrase} type="button" onClick={() => say(wordsFor(phrase), phrase)}>
              {wordsFor(phrase)}
            </button>
          ))}
        </div>
      </details>
    </>
  );
}
