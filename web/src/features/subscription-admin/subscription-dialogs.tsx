import { ConfirmPaymentDialog } from './confirm-payment-dialog.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import type { OpenSubscriptionDialog } from './subscription-actions.tsx';

/** Shows, creates, edits, deletes a subscription, or confirms its payment. `onOpen` opens another one instead. */
export const SubscriptionDialogs = ({
  open,
  onOpen,
  onClose,
}: {
  open: OpenSubscriptionDialog;
  onOpen: (dialog: OpenSubscriptionDialog) => void;
  onClose: () => void;
}) => {
  if (open.dialog === 'create') return <CreateDialog onClose={onClose} />;
  const { dialog, subscription } = open;
  if (dialog === 'confirm') return <ConfirmPaymentDialog subscription={subscription} onClose={onClose} />;
  if (dialog === 'delete') return <DeleteDialog subscription={subscription} onClose={onClose} />;
  if (dialog === 'details') return <DetailsDialog subscription={subscription} onOpen={onOpen} onClose={onClose} />;
  return <EditDialog subscription={subscription} onClose={onClose} />;
};
