/** What the browser refused to store, because its storage is blocked or full. It ends with the page. */
const unstored = new Map<string, string>();

const tryWith = <Result>(use: (storage: Storage) => Result): Result | undefined => {
  try {
    // Blocked storage throws at the mere mention.
    return typeof localStorage === 'undefined' ? undefined : use(localStorage);
  } catch {
    return undefined;
  }
};

/** Stores all values or none: other tabs would otherwise join new ones with those before. */
const store = (values: Record<string, string | null>): boolean => {
  const isStored = tryWith((storage) => {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    }
    return true;
  });
  if (isStored) return true;
  tryWith((storage) => {
    for (const key of Object.keys(values)) storage.removeItem(key);
  });
  return false;
};

/**
 * A small observable over `localStorage` that also follows changes made by other tabs. What a blocked or full storage
 * refuses is in memory instead: it works in this tab until the page is left.
 */
export const createStored = (keys: readonly string[]) => {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key }) => {
      if (key !== null && !keys.includes(key)) return;
      for (const each of key === null ? keys : [key]) unstored.delete(each);
      notify();
    });
  }
  return {
    read: (key: string): string | null => unstored.get(key) ?? tryWith((storage) => storage.getItem(key)) ?? null,
    /** Writes the given keys (null removes) and notifies the listeners of this tab. */
    write: (values: Record<string, string | null>): void => {
      const isStored = store(values);
      for (const [key, value] of Object.entries(values)) {
        if (value === null || isStored) unstored.delete(key);
        else unstored.set(key, value);
      }
      notify();
    },
    /** Whether the browser refused to store any of the keys. */
    isRefused: (): boolean => keys.some((key) => unstored.has(key)),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
