// A modal panel on the browser's own dialog element, which keeps the focus inside and closes on Escape. A
// text field in it gets the focus, so that immediate typing is not lost and closes nothing. It has its own
// notices, since those behind it can be neither read nor heard.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { giveFocusBack } from './focus.ts';
import { Cross, Notices } from './notice_area.tsx';

export interface DialogProps {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

/**
 * The element that had the focus before the first of the open dialogs. A dialog that replaces another finally
 * returns the focus there.
 */
let opener: HTMLElement | null = null;
let open = 0;

export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (open === 0) opener = document.activeElement as HTMLElement | null;
    open++;
    dialog.current!.showModal();
    // Something that still loads may be a text field: no key closes the dialog meanwhile.
    const first = dialog.current!.querySelector<HTMLElement>(
      'input[type="text"], .dialog-body:has(.loading)',
    );
    first?.focus();
    return () => {
      // After it is gone: what lies behind it cannot have the focus before.
      queueMicrotask(() => {
        open--;
        if (open === 0) giveFocusBack(opener);
      });
    };
  }, []);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog ref={dialog} class="dialog" aria-labelledby={heading} onClose={onClose} onClick={closeOutside}>
      <div class="dialog-body" tabIndex={-1}>
        <header>
          <h2 id={heading}>{title}</h2>
          <button type="button" class="icon-button" aria-label={t('common.close')} onClick={onClose}>
            <Cross />
          </button>
        </header>
        {children}
      </div>
      <Notices />
    </dialog>
  );
}

export interface ConfirmProps {
  title: string;
  text?: string;
  action: string;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something that cannot be undone. */
export function Confirm({ title, text, action, onConfirm, onClose }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {text && <p>{text}</p>}
      <div class="dialog-actions">
        <button type="button" class="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <button
          type="button"
          class="button danger"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </button>
      </div>
    </Dialog>
  );
}
