/**
 * A small observable over `localStorage` that also follows changes made by other tabs.
 * Storage that is switched off or full counts as empty.
 */
export const createStored = (keys: readonly string[]) => {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === null || keys.includes(event.key)) notify();
    });
  }
  return {
    read: (key: string): string | null => {
      try {
        return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    /** Writes the given keys (null removes) and notifies the listeners of this tab. */
    write: (values: Record<string, string | null>): void => {
      try {
        for (const [key, value] of Object.entries(values)) {
          if (value === null) localStorage.removeItem(key);
          else localStorage.setItem(key, value);
        }
      } catch {
        // Storage is unavailable: the page works without it.
      }
      notify();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
