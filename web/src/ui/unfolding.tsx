// Something that is rendered when somebody first wants to see it.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface UnfoldingProps {
  summary: string;
  class?: string;
  /** It unfolds when there is a new one. */
  unfoldFor?: number | undefined;
  children(): ComponentChildren;
}

export function Unfolding({ summary, unfoldFor, children, ...rest }: UnfoldingProps) {
  const [open, setOpen] = useState(unfoldFor !== undefined);
  useEffect(() => {
    if (unfoldFor !== undefined) setOpen(true);
  }, [unfoldFor]);
  return (
    <details {...rest} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && children()}
    </details>
  );
}
