import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../lib/api-client.ts';
import { clearSession } from '../lib/session.ts';
import { paths } from './paths.ts';

/** Ends the session here and on the server, and goes to the landing page. Signs out here even when offline. */
export const useLogout = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    const { authCalls } = await import('#shared/contracts/auth.ts');
    const ended = call(authCalls.logout, {}, {}).catch(() => undefined);
    await navigate(paths.home);
    clearSession();
    queryClient.clear();
    await ended;
  };
};
