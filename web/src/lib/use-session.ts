import { useSyncExternalStore } from 'react';
import { getSession, type Session, subscribeToSession } from './session.ts';

/** The session as React state: null for guests; follows sign-ins and sign-outs in other tabs. */
export const useSession = (): Session | null => useSyncExternalStore(subscribeToSession, getSession, () => null);

/** Id of the signed-in account; 0 for guests, whose screens do not use it. */
export const useOwnId = (): number => useSession()?.user.id ?? 0;
