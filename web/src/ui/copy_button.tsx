// Copies a text and says so.

import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { say } from './notices.ts';

const SHOWN_MS = 2000;

export function CopyButton({ text, label, look }: { text: string; label: string; look?: 'primary' }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await copyText(text);
    say(t('common.copied'));
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  return (
    <button type="button" class={look ? `button ${look}` : 'button'} onClick={copy}>
      {copied ? `✓ ${t('common.copied')}` : label}
    </button>
  );
}

/**
 * The clipboard interface exists only on secure origins, and may be forbidden; a selected field works
 * everywhere.
 */
async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyFromField(text);
  }
}

function copyFromField(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
