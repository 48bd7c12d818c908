/**
 * What a tab keeps for its signed-in account, such as text typed into a form: it survives a reload and a session that
 * ends, but not signing out. In `sessionStorage`; storage that is switched off or full keeps nothing.
 */

/** The account that entries belong to; no other account reads them. */
export type Owner = `${string}:${number}`;

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

/** Deletes what this tab keeps, except for one account. */
export const deleteKept = (except?: Owner): void => {
  tryWith((storage) => {
    const isDeleted = (key: string) => key.startsWith(prefix) && !(except && key.startsWith(keyOf(except, '')));
    for (const key of Object.keys(storage).filter(isDeleted)) storage.removeItem(key);
  });
};
