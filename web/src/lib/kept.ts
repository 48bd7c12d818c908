/**
 * What a tab keeps for its signed-in account or its guest, such as text typed into a form: it survives a reload, and what
 * an account typed survives a session that ends. Signing in deletes what is kept for others, signing out everything. In
 * `sessionStorage`, which ends with the tab; storage that is switched off or full keeps nothing.
 */

/** The owner of what is typed without a session. */
export const guest = 'guest';

/** The account that entries belong to, or the guest; no other one reads them. */
export type Owner = `${string}:${number}` | typeof guest;

const prefix = 'kept:';
const keyOf = (owner: Owner, name: string) => `${prefix}${owner}:${name}`;

const tryWith = <Result>(use: (storage: Storage) => Result): Result | null => {
  try {
    return typeof sessionStorage === 'undefined' ? null : use(sessionStorage);
  } catch {
    return null;
  }
};

/** Returns the text kept under a name, or null. */
export const readKept = (owner: Owner, name: string): string | null =>
  tryWith((storage) => storage.getItem(keyOf(owner, name)));

/** Keeps a text under a name; null removes it. */
export const writeKept = (owner: Owner, name: string, text: string | null): void => {
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

/** Deletes what this tab keeps, except for one owner. */
export const deleteKept = (except?: Owner): void => {
  tryWith((storage) => {
    const isDeleted = (key: string) => key.startsWith(prefix) && !(except && key.startsWith(keyOf(except, '')));
    for (const key of Object.keys(storage).filter(isDeleted)) storage.removeItem(key);
  });
};
