import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { takeLeftDialog } from '#web/lib/left-dialog.ts';
import { discardAnswers, queryClient } from '#web/lib/query-client.ts';
import { companyIdOf, ownerOf } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';
import { whenIdle } from '#web/lib/when.ts';
import { firstToast, toast } from '#web/ui/toast-store.ts';
import { OfflineCopyBanner } from './offline-copy-banner.tsx';
import './app.css';

/** Shows toasts. The code loads when the browser is idle, or with the first toast; where it cannot, there are none. */
const LazyToaster = later(async () => (await import('#web/ui/toaster.tsx')).Toaster, {
  when: () => Promise.race([whenIdle(), firstToast]),
  optional: true,
});

/** Discards cached responses on a sign-out or a change of account or company, in this or another tab. */
const useDiscardOnAccountChange = (): void => {
  const session = useSession();
  const owner = session ? `${session.token} ${companyIdOf(session.user)}` : undefined;
  const last = useRef(owner);
  useEffect(() => {
    if (last.current === owner) return;
    // Keys contain neither, so visible data must be loaded again for the next one.
    if (last.current !== undefined) void discardAnswers();
    last.current = owner;
  }, [owner]);
};

/** Tells users whose session ended in a dialog where their text waits, once they are back on its screen. */
const useLeftDialogToast = (): void => {
  const t = useT();
  const { pathname } = useLocation();
  const session = useSession();
  const owner = session && ownerOf(session);
  useEffect(() => {
    const title = owner && takeLeftDialog(owner, pathname);
    if (title) toast.info(t('common.draftWaits', { title }));
  }, [owner, pathname, t]);
};

/** Providers of every screen except the landing page: server state, toasts, and the styles of all screens. */
export const Component = () => {
  useDiscardOnAccountChange();
  useLeftDialogToast();
  return (
    <QueryClientProvider client={queryClient}>
      <OfflineCopyBanner />
      <Outlet />
      <LazyToaster />
    </QueryClientProvider>
  );
};
