import { useInfiniteQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { type JobSummary, jobCalls, type OwnJob } from '#shared/contracts/jobs.ts';
import { pageSize } from '#web/config/page-size.ts';
import { DeleteJobDialog } from '#web/features/job-postings/delete-job-dialog.tsx';
import { OwnJobCard } from '#web/features/job-postings/own-job-card.tsx';
import { PostNewJob } from '#web/features/job-postings/post-new-job.tsx';
import type { PostingRight } from '#web/features/job-postings/posting-right.ts';
import { useT } from '#web/lib/i18n.ts';
import { pagesOf } from '#web/lib/query.ts';
import { useIsRequirementTextAwaited } from '#web/lib/requirement-text.ts';
import { useIdleLoad } from '#web/lib/use-idle-load.ts';
import { useOnceTrue } from '#web/lib/use-once-true.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { createLazyDialog } from '#web/ui/lazy-dialog.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SteppedList } from '#web/ui/stepped-list.tsx';

const EditDialog = createLazyDialog(async () => (await import('./edit-dialog.tsx')).EditDialog);

const useOwnJobs = () => {
  const id = useOwnId();
  return useInfiniteQuery({
    ...pagesOf(jobCalls.ofRecruiter, { params: { id }, query: { limit: pageSize.rows } }),
    enabled: id > 0,
  });
};

const Loading = () => {
  const t = useT();
  return (
    <div role="status" className="space-y-4">
      <span className="sr-only">{t('jobPostings.list.loading')}</span>
      {['first', 'second', 'third'].map((name) => (
        <Skeleton key={name} className="h-26 w-full rounded-lg" />
      ))}
    </div>
  );
};

/**
 * The recruiter's jobs with their dialogs, once it is known what the notice above them says: it would move them if it came
 * later.
 */
export const OwnJobs = ({ right }: { right: PostingRight }) => {
  const t = useT();
  const jobs = useOwnJobs();
  const [editing, setEditing] = useState<number>();
  const [deleting, setDeleting] = useState<JobSummary>();
  const pages = jobs.data?.pages;
  const items = useMemo(() => pages?.flatMap((page) => page.items) ?? [], [pages]);
  const card = useCallback(
    (job: OwnJob) => <OwnJobCard job={job} onEdit={() => setEditing(job.id)} onDelete={() => setDeleting(job)} />,
    [],
  );
  useIdleLoad(EditDialog.load);
  const isTextAwaited = useIsRequirementTextAwaited();
  const isShown = useOnceTrue(!jobs.isPending && right.obstacle !== 'unknown' && !isTextAwaited);
  if (jobs.isPending || !isShown) return <Loading />;
  if (jobs.isError) return <ErrorState title={t('jobPostings.list.failed')} query={jobs} />;
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<BriefcaseBusiness aria-hidden="true" />}
        title={t('jobPostings.list.empty')}
        action={<PostNewJob right={right} />}
      >
        {t('jobPostings.list.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <SteppedList items={items} card={card} className="space-y-4" />
      <LoadMore {...jobs} />
      {editing !== undefined && <EditDialog jobId={editing} onClose={() => setEditing(undefined)} />}
      {deleting && <DeleteJobDialog job={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
};
