import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { t, useT } from '#web/lib/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { nameOf } from './entry.ts';
import { useRemove } from './queries.ts';

/** Why a removal failed: the server's detail, a missing response, or a fallback. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  if (error.detail) return error.detail;
  return error.code === 'NETWORK' ? t('shortlist.remove.noResponse') : error.message;
};

/** Requests confirmation, then removes a candidate from the shortlist. */
export const RemoveDialog = ({ entry, onClose }: { entry: ShortlistEntry; onClose: () => void }) => {
  const texts = useT();
  const remove = useRemove(entry.id);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => toast.success(texts('shortlist.remove.done')),
      onError: (error) => toast.error(texts('shortlist.remove.failed', { reason: reasonOf(error) })),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={texts('shortlist.remove.title', { name: nameOf(entry) })}
      text={texts('shortlist.remove.confirm')}
      confirmLabel={texts('shortlist.remove.submit')}
      onConfirm={confirm}
      busy={remove.isPending}
    />
  );
};
