// Copies a text and says so. Where the browser does not copy, the text stands there to be copied by hand.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { say } from './notices.ts';

const SHOWN_MS = 2000;

export function CopyButton({ text, label, look }: { text: string; label: string; look?: 'primary' }) {
  const [copied, setCopied] = useState(false);
  const [refused, setRefused] = useState(false);
  const copy = async () => {
    if (!(await copyText(text))) {
      say(t('common.notCopied'));
      setRefused(true);
      return;
    }
    say(t('common.copied'));
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  if (refused) return <ByHand text={text} label={label} />;
  return (
    <button type="button" class={look ? `button ${look}` : 'button'} onClick={copy}>
      {copied ? `✓ ${t('common.copied')}` : label}
    </button>
  );
}

function ByHand({ text, label }: { text: string; label: string }) {
  const field = useRef<HTMLInputElement>(null);
  // Once: later drawing must not take the focus away from what its user has gone on to.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <label class="field">
      <span>{label}</span>
      <input type="text" readOnly value={text} ref={field} />
      <small class="quiet">{t('common.notCopied')}</small>
    </label>
  );
}

/**
 * Whether it was copied. The clipboard interface exists only on secure origins, and may be forbidden; a
 * selected field works nearly everywhere.
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}
