import { useState } from 'react';
import { accountKey, type ListedAccount } from './account-state.ts';

/**
 * Remembers who was changed on this screen: they stay in sight until the filter changes, though it would hide them.
 * @param filter any text that differs between filters
 */
export const useKept = (filter: string) => {
  const [kept, setKept] = useState<{ filter: string; keys: readonly string[] }>({ filter, keys: [] });
  const keys = kept.filter === filter ? kept.keys : [];
  return {
    isKept: (account: ListedAccount): boolean => keys.includes(accountKey(account)),
    keep: (account: ListedAccount): void => setKept({ filter, keys: [...keys, accountKey(account)] }),
  };
};
