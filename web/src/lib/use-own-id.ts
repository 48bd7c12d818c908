import { useSession } from './use-session.ts';

/** Id of the signed-in person; 0 for guests, who see no screen that needs it. */
export const useOwnId = (): number => useSession()?.user.id ?? 0;
