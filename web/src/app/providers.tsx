import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../lib/query-client.ts';
import { useIsAlive } from '../lib/use-is-alive.ts';
import { useSession } from '../lib/use-session.ts';
import { Toaster } from '../ui/toaster.tsx';
import './app.css';

/** Another person's answers must not survive a sign-out or a change of account, in this or another tab. */
const useForgetOnAccountChange = (): void => {
  const token = useSession()?.token;
  const last = useRef(token);
  useEffect(() => {
    if (last.current === token) return;
    if (last.current !== undefined) queryClient.clear();
    last.current = token;
  }, [token]);
};

/** What every screen but the landing page has around it: server state, toasts, and the styles of all screens. */
export const Component = () => {
  useForgetOnAccountChange();
  // Its styles stand in attributes, which the Content-Security-Policy forbids in a page's HTML.
  const isAlive = useIsAlive();
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      {isAlive && <Toaster />}
    </QueryClientProvider>
  );
};
