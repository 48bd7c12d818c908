import { useState } from 'react';
import { accountKey, type ListedAccount } from './account-state.tsx';

/**
 * Remembers which accounts were changed under which filter: they stay visible there although they no longer match it.
 * @param filter any text that differs between filters
 */
export const useKept = (filter: string) => {
  const [kept, setKept] = useState<readonly string[]>([]);
  const keyOf = (account: ListedAccount) => `${accountKey(account)} ${filter}`;
  return {
    isKept: (account: ListedAccount): boolean => kept.includes(keyOf(account)),
    keep: (account: ListedAccount): void => setKept((before) => [...before, keyOf(account)]),
  };
};
