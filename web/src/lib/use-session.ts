import { useSyncExternalStore } from 'react';
import { getSession, type Session, subscribeToSession } from './session.ts';

/** The session as React state: null for guests; follows sign-ins and sign-outs in other tabs. */
export const useSession = (): Session | null => useSyncExternalStore(subscribeToSession, getSession, () => null);
