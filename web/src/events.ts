/** Where an event came from. */

/** The element that matches and that an event came from, or from within; null if there is none, or the event has no target. */
export function closest<E extends Element = Element>(event: Event, selector: string): E | null {
  const target = event.target as Partial<Element> | null;
  return (target?.closest?.(selector) ?? null) as E | null;
}
