import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../lib/api-client.ts';
import { clearSession } from '../lib/session.ts';
import { paths } from './paths.ts';

/**
 * Ends the session here and on the server, and goes to the landing page. Signs out here even when offline. For the frame
 * of signed-in screens: the session is forgotten when that frame goes, since before, its guards lead to a sign-in screen.
 */
export const useLogout = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      if (!isLeaving.current) return;
      clearSession();
      queryClient.clear();
    },
    [queryClient],
  );
  return async () => {
    const { authCalls } = await import('#shared/contracts/auth.ts');
    const ended = call(authCalls.logout, {}, {}).catch(() => undefined);
    isLeaving.current = true;
    await navigate(paths.home);
    await ended;
  };
};
