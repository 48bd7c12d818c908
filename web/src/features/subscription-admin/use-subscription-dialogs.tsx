import { lazy, Suspense, useEffect, useState } from 'react';
import type { OpenSubscriptionDialog } from './subscription-actions.tsx';

const load = () => import('./subscription-dialogs.tsx');
const SubscriptionDialogs = lazy(async () => ({ default: (await load()).SubscriptionDialogs }));

/** The dialogs of subscriptions and the function that opens one. Their code loads after the list. */
export const useSubscriptionDialogs = () => {
  const [open, setOpen] = useState<OpenSubscriptionDialog>();
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  const dialogs = (
    <Suspense fallback={null}>
      {open && <SubscriptionDialogs open={open} onClose={() => setOpen(undefined)} />}
    </Suspense>
  );
  return { dialogs, open: setOpen };
};
