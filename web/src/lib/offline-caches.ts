import type { UserType } from '#shared/domain/account-kind.ts';

// The caches of stored responses, one for each account that used this browser.

const prefix = 'offline-';

/** Name of the cache of an account's responses; of guests without one. */
export const offlineCacheOf = (session: { userType: UserType; user: { id: number } } | null): string =>
  session ? `${prefix}${session.userType}-${session.user.id}` : `${prefix}guest`;

/** The browser's caches; undefined where it has none: without HTTPS, while prerendering, or where storage is blocked. */
export const browserCaches = (): CacheStorage | undefined => {
  try {
    return typeof caches === 'undefined' ? undefined : caches;
  } catch {
    return undefined;
  }
};

/** Deletes the stored responses of every other account. Never throws. */
export const deleteOtherOfflineCaches = async (own: string): Promise<void> => {
  const storage = browserCaches();
  try {
    const names = (await storage?.keys()) ?? [];
    const others = names.filter((name) => name.startsWith(prefix) && name !== own);
    await Promise.all(others.map((name) => storage?.delete(name)));
  } catch {
    // Storage is switched off: nothing was stored.
  }
};
