import { useState } from 'react';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import type { OpenSubscriptionDialog } from './subscription-actions.tsx';

const SubscriptionDialogs = laterDialog(async () => (await import('./subscription-dialogs.tsx')).SubscriptionDialogs);

/** The dialogs of subscriptions and the function that opens one. Their code loads after the list. */
export const useSubscriptionDialogs = () => {
  const [open, setOpen] = useState<OpenSubscriptionDialog>();
  SubscriptionDialogs.usePreload();
  const dialogs = open && <SubscriptionDialogs open={open} onOpen={setOpen} onClose={() => setOpen(undefined)} />;
  return { dialogs, open: setOpen };
};
