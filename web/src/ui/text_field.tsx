// A text field, and what is wrong with its content. The problem is shown in the same way everywhere: beside
// the field, which is scrolled to, has the focus and is marked as invalid, until its text changes.

import type { AllHTMLAttributes, RefObject } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { type Key, t } from '../i18n/index.ts';

export interface Complaint {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What is wrong; null: nothing that is known. */
  readonly problem: Key | null;
  /** How often it was complained: the same problem is announced anew each time. */
  readonly times: number;
  make(problem: Key): void;
  withdraw(): void;
}

export function useComplaint(): Complaint {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Key | null>(null);
  const [times, setTimes] = useState(0);
  const make = (found: Key) => {
    setProblem(found);
    setTimes((before) => before + 1);
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'center' });
  };
  return { field, problem, times, make, withdraw: () => setProblem(null) };
}

/** What a field may be told besides. */
type Manners = Pick<
  AllHTMLAttributes<HTMLInputElement>,
  | 'class'
  | 'dir'
  | 'name'
  | 'placeholder'
  | 'autocomplete'
  | 'autocapitalize'
  | 'spellcheck'
  | 'required'
  | 'maxLength'
  | 'aria-label'
>;

export interface TextFieldProps extends Manners {
  label: string;
  value: string;
  complaint: Complaint;
  onInput(text: string): void;
}

export function TextField({ label, complaint, onInput, ...input }: TextFieldProps) {
  const told = useId();
  const { field, problem, times } = complaint;
  return (
    <>
      <label class="field">
        <span>{label}</span>
        <input
          {...input}
          ref={field}
          type="text"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : told}
          onInput={(event) => {
            complaint.withdraw();
            onInput(event.currentTarget.value);
          }}
        />
      </label>
      {problem !== null && (
        <p key={times} id={told} class="problem" role="alert">
          {t(problem)}
        </p>
      )}
    </>
  );
}
