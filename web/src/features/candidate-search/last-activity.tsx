import { useQuery } from '@tanstack/react-query';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { Fact } from '#web/ui/fact.tsx';
import { Clock } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** It changes with days. */
const freshMs = 10 * 60_000;

/** When a candidate used the portal last, coarsely; a dash when it cannot be loaded. */
export const LastActivity = ({ candidateId }: { candidateId: number }) => {
  const t = useT();
  const activity = useQuery({
    ...queryOf(candidateCalls.activity, { params: { id: candidateId } }),
    staleTime: freshMs,
  });
  return (
    <Fact icon={<Clock aria-hidden="true" />} label={t('activity.label')}>
      {activity.isPending ? (
        <Skeleton className="my-1 h-4 w-36 max-w-full" />
      ) : (
        (activity.data && t(`activity.${activity.data.last_active}`)) || '-'
      )}
    </Fact>
  );
};
