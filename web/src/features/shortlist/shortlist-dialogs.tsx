import { nameOf } from './entry.ts';
import type { ShortlistDialogsProps } from './open-dialog.ts';
import { RejectDialog } from './reject-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

/** The dialogs of an entry: profile, status, rejection and removal. */
export const ShortlistDialogs = ({ open, onClose, profileDialog, onMove }: ShortlistDialogsProps) => {
  const { entry } = open;
  const moves = { entry, onClose, ...(onMove && { onMove }) };
  if (open.dialog === 'status') return <StatusDialog initial={open.status} {...moves} />;
  if (open.dialog === 'reject') return <RejectDialog {...moves} />;
  if (open.dialog === 'remove') return <RemoveDialog entry={entry} onClose={onClose} />;
  const { id, name } = entry.candidate;
  // The name is present exactly when the candidate is unlocked under an active plan.
  return profileDialog({ candidateId: id, name: nameOf(entry), isUnlocked: name !== null, onClose });
};
