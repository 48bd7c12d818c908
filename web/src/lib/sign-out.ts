import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { call } from './api-client.ts';
import { clearSession } from './session.ts';
import { useSingleFlight } from './single-flight.ts';

/**
 * Deletes the session in this browser and goes to the landing page. The session is cleared when the calling component
 * unmounts, or when the page is left before; if it were cleared earlier, the guards of signed-in screens would redirect to
 * a sign-in screen.
 */
export const useEndSession = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isEnding = useRef(false);
  useEffect(() => {
    const end = () => {
      if (!isEnding.current) return;
      clearSession();
      queryClient.clear();
    };
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [queryClient]);
  return async () => {
    isEnding.current = true;
    await navigate(linkTo('landing'), { flushSync: true });
  };
};

/** Ends the session on the server and in this browser, also when offline, and goes to the landing page. */
export const useLogout = (): (() => Promise<void>) => {
  const endSession = useEndSession();
  return useSingleFlight(async () => {
    const { authCalls } = await import('#shared/contracts/auth.ts');
    const ended = call(authCalls.logout, {}, {}).catch(() => undefined);
    await endSession();
    await ended;
  });
};
