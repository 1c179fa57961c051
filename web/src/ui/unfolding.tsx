// Something that is rendered when somebody first wants to see it.

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface UnfoldingProps {
  summary: string;
  class?: string;
  children(): ComponentChildren;
}

export function Unfolding({ summary, children, ...rest }: UnfoldingProps) {
  const [open, setOpen] = useState(false);
  return (
    <details {...rest} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && children()}
    </details>
  );
}
