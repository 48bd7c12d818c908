import { ConfirmPaymentDialog } from './confirm-payment-dialog.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { OpenSubscriptionDialog } from './subscription-actions.tsx';

/** Shows, creates, edits, deletes a subscription, or confirms its payment. */
export const SubscriptionDialogs = ({ open, onClose }: { open: OpenSubscriptionDialog; onClose: () => void }) => {
  if (open.dialog === 'create') return <CreateDialog onClose={onClose} />;
  const { dialog, subscription } = open;
  if (dialog === 'confirm') return <ConfirmPaymentDialog subscription={subscription} onClose={onClose} />;
  if (dialog === 'delete') return <DeleteDialog subscription={subscription} onClose={onClose} />;
  if (dialog === 'details') return <DetailsDialog subscription={subscription} onClose={onClose} />;
  return <EditDialog subscription={subscription} onClose={onClose} />;
};
