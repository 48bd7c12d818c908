import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { discardAnswers, queryClient } from '#web/lib/query-client.ts';
import { useSession } from '#web/lib/use-session.ts';
import { LazyToaster } from '#web/ui/lazy-toaster.tsx';
import { KeptBanner } from './kept-banner.tsx';
import './app.css';

/** Discards cached responses on a sign-out or a change of account, in this or another tab. */
const useDiscardOnAccountChange = (): void => {
  const token = useSession()?.token;
  const last = useRef(token);
  useEffect(() => {
    if (last.current === token) return;
    // Keys do not contain the account, so visible data must be loaded again for the next one.
    if (last.current !== undefined) void discardAnswers();
    last.current = token;
  }, [token]);
};

/** Providers of every screen except the landing page: server state, toasts, and the styles of all screens. */
export const Component = () => {
  useDiscardOnAccountChange();
  return (
    <QueryClientProvider client={queryClient}>
      <KeptBanner />
      <Outlet />
      <LazyToaster />
    </QueryClientProvider>
  );
};
