// Tells when elements come into sight, by one observer for all of them.

/** Called when the element comes into sight; what it returns, when it leaves. */
type Seen = () => () => void;

const watched = new Map<Element, { onSeen: Seen; end: (() => void) | null }>();
let observer: IntersectionObserver | null = null;

/** Returns how to stop. */
export function whileInSight(element: Element, onSeen: Seen): () => void {
  observer ??= new IntersectionObserver(hear);
  watched.set(element, { onSeen, end: null });
  observer.observe(element);
  return () => {
    observer!.unobserve(element);
    watched.get(element)?.end?.();
    watched.delete(element);
  };
}

function hear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const one = watched.get(target);
    if (one === undefined) continue;
    if (isIntersecting) one.end ??= one.onSeen();
    else {
      one.end?.();
      one.end = null;
    }
  }
}
