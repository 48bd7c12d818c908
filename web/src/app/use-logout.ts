import { call } from '../lib/api-client.ts';
import { useLeave } from './use-leave.ts';

/** Ends the session on the server and here, also when offline, and goes to the landing page. */
export const useLogout = (): (() => Promise<void>) => {
  const leave = useLeave();
  return async () => {
    const { authCalls } = await import('#shared/contracts/auth.ts');
    const ended = call(authCalls.logout, {}, {}).catch(() => undefined);
    await leave();
    await ended;
  };
};
