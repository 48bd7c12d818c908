import { useState } from 'react';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { useRefreshPairs } from '#web/lib/use-refresh-pairs.ts';
import { Button } from '#web/ui/button.tsx';
import { ListRestart } from '#web/ui/icons.ts';
import { toast } from '#web/ui/toast-store.ts';
import { syncInBatches } from './sync-in-batches.ts';

const sendBatch = (cursor: string | undefined) =>
  call(applicationCalls.syncShortlisted, { query: cursor === undefined ? {} : { cursor } });

/**
 * Adds all applicants whom the recruiter marked as shortlisted to the shortlist. A failure keeps what was added: the
 * next press continues, because candidates on the shortlist are left as they are.
 */
export const SyncButton = () => {
  const t = useT();
  const [synced, setSynced] = useState(0);
  const sync = useMutation({
    mutationFn: () => syncInBatches(sendBatch, setSynced),
    onMutate: () => setSynced(0),
    onSuccess: (count) => toast.success(t('shortlist.sync.done', { count })),
    onError: (error) => toast.error(errorText(error, t('shortlist.sync.failed'))),
    onSettled: useRefreshPairs(),
  });
  return (
    <>
      <Button
        variant="secondary"
        loading={sync.isPending}
        icon={<ListRestart className="size-4" aria-hidden="true" />}
        onClick={() => sync.mutate()}
      >
        {sync.isPending ? t('shortlist.sync.progress', { count: synced }) : t('shortlist.sync.start')}
      </Button>
      <span role="status" className="sr-only">
        {sync.isPending && t('shortlist.sync.progress', { count: synced })}
      </span>
    </>
  );
};
