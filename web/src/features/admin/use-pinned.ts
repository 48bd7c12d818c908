import { useState } from 'react';
import { accountKey, type ListedAccount } from './account-state.tsx';

/**
 * Remembers which accounts were changed under which filter: they stay visible there although they no longer match it.
 * @param filter any text that differs between filters
 */
export const usePinned = (filter: string) => {
  const [pinned, setPinned] = useState<readonly string[]>([]);
  const keyOf = (account: ListedAccount) => `${accountKey(account)} ${filter}`;
  return {
    isPinned: (account: ListedAccount): boolean => pinned.includes(keyOf(account)),
    pin: (account: ListedAccount): void => setPinned((before) => [...before, keyOf(account)]),
  };
};
