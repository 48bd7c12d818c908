import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Job, jobCalls } from '#shared/contracts/jobs.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Bookmark } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { idOf } from '#web/ui/stepped-list.tsx';
import { useSavedJobs, useToggleSavedJob } from './use-saved-jobs.ts';

const pageSize = 12;

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The saved jobs, the latest first. `card` shows one; `browse` links to the job search. */
export const SavedJobsList = ({ card, browse }: { card: (job: Job) => ReactNode; browse: string }) => {
  const t = useT();
  const { ids: saved, account } = useSavedJobs();
  const ids = saved.toReversed();
  const toggle = useToggleSavedJob();
  const [shown, setShown] = useState(pageSize);
  const jobs = useQueries({ queries: ids.slice(0, shown).map((id) => queryOf(jobCalls.get, { params: { id } })) });
  const gone = ids.filter((_, index) => isGone(jobs[index]?.error));
  const failed = jobs.filter((job) => job.isError && !isGone(job.error));
  const found = jobs.flatMap((job) => job.data ?? []);
  const isNone = ids.length === 0;
  const before = (
    <div className="mb-4 space-y-4 empty:hidden">
      {gone.length > 0 && (
        <Notice
          action={
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                for (const id of gone) toggle(id, false);
              }}
            >
              {t('jobs.saved.removeGone')}
            </Button>
          }
        >
          {t('jobs.saved.gone', { count: gone.length })}
        </Notice>
      )}
      {failed.length > 0 && (
        <ErrorState
          title={t('jobs.list.failed')}
          query={{
            isFetching: failed.some((job) => job.isFetching),
            refetch: () => failed.forEach((job) => void job.refetch()),
          }}
        />
      )}
    </div>
  );
  return (
    <ListFrame
      query={{
        ...account,
        isPending: isNone ? account.isPending : jobs.every((job) => job.isPending),
        isError: isNone && account.isError,
        hasNextPage: ids.length > shown,
        fetchNextPage: () => setShown(shown + pageSize),
      }}
      items={found}
      loading={<SkeletonCards label={t('jobs.list.loading')} count={4} columns="lg:grid-cols-2" />}
      failed={t('jobs.saved.failed')}
      empty={
        isNone ? (
          <EmptyState
            icon={<Bookmark aria-hidden="true" />}
            title={t('jobs.saved.empty')}
            action={<ButtonLink to={browse}>{t('jobs.saved.browse')}</ButtonLink>}
          >
            {t('jobs.saved.hint')}
          </EmptyState>
        ) : (
          before
        )
      }
      before={before}
      className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-4"
      rowKey={idOf}
      card={card}
    />
  );
};
