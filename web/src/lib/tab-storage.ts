/**
 * Entries that a tab stores for its signed-in account or its guest, such as drafts of forms. They survive a reload, and
 * those of an account survive a session that ends. Signing in deletes the entries of others, signing out all of them. They
 * are in `sessionStorage`, which ends with the tab; nothing is stored where storage is switched off or full.
 */

/** The owner of what is typed without a session. */
export const guest = 'guest';

/** The account that entries belong to, or the guest; no other one reads them. */
export type Owner = `${string}:${number}` | typeof guest;

/** Part of stored keys: a change would lose the drafts of open tabs. */
const prefix = 'kept:';
const keyOf = (owner: Owner, name: string) => `${prefix}${owner}:${name}`;

const tryWith = <Result>(use: (storage: Storage) => Result): Result | null => {
  try {
    return typeof sessionStorage === 'undefined' ? null : use(sessionStorage);
  } catch {
    return null;
  }
};

/** Returns the text stored under a name, or null. */
export const readTabEntry = (owner: Owner, name: string): string | null =>
  tryWith((storage) => storage.getItem(keyOf(owner, name)));

/** Stores a text under a name; null removes it. */
export const writeTabEntry = (owner: Owner, name: string, text: string | null): void => {
  tryWith((storage) =>
    text === null ? storage.removeItem(keyOf(owner, name)) : storage.setItem(keyOf(owner, name), text),
  );
};

/** The name of what was typed into a form, or chosen beside it. */
export const draftName = (form: string): string => `draft:${form}`;

/** An owner's drafts, by their names. */
export const draftsOf = (owner: Owner): Record<string, string> =>
  tryWith((storage) => {
    const names = Object.keys(storage).filter((key) => key.startsWith(keyOf(owner, draftName(''))));
    return Object.fromEntries(names.map((key) => [key.slice(keyOf(owner, '').length), storage.getItem(key) ?? '']));
  }) ?? {};

/** Deletes the entries of this tab, except those of one owner. */
export const deleteTabEntries = (except?: Owner): void => {
  tryWith((storage) => {
    const isDeleted = (key: string) => key.startsWith(prefix) && !(except && key.startsWith(keyOf(except, '')));
    for (const key of Object.keys(storage).filter(isDeleted)) storage.removeItem(key);
  });
};
