import { useSyncExternalStore } from 'react';

/** Starts the new version: the page reloads. */
type ApplyUpdate = () => void;

let waiting: ApplyUpdate | null = null;
const listeners = new Set<() => void>();

const set = (next: ApplyUpdate | null) => {
  waiting = next;
  for (const listener of listeners) listener();
};

/** Offers a new version of the site to the user, who decides when the page reloads. */
export const offerUpdate = (apply: ApplyUpdate): void => set(apply);

/** Hides the offer. The new version starts once all tabs of the site are closed. */
export const dismissUpdate = (): void => set(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The function that starts a new version; null while there is none. */
export const useSiteUpdate = (): ApplyUpdate | null =>
  useSyncExternalStore(
    subscribe,
    () => waiting,
    () => null,
  );
