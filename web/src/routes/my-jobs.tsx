import { useInfiniteQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { useState } from 'react';
import { type JobSummary, jobCalls } from '#shared/contracts/jobs.ts';
import { pageSize } from '#web/config/page-size.ts';
import { DeleteJobDialog } from '#web/features/job-postings/delete-job-dialog.tsx';
import { EditJobDialog } from '#web/features/job-postings/edit-job-dialog.tsx';
import { OwnJobCard } from '#web/features/job-postings/own-job-card.tsx';
import { PostNewJob } from '#web/features/job-postings/post-new-job.tsx';
import { PostingNotice } from '#web/features/job-postings/posting-notice.tsx';
import { type PostingRight, usePostingRight } from '#web/features/job-postings/posting-right.ts';
import { RequirementsBuilder } from '#web/features/requirements/requirements-builder.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { useT } from '#web/lib/i18n.ts';
import { pagesOf } from '#web/lib/query.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

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

const Jobs = ({ right }: { right: PostingRight }) => {
  const t = useT();
  const jobs = useOwnJobs();
  const [editing, setEditing] = useState<number>();
  const [deleting, setDeleting] = useState<JobSummary>();
  if (jobs.isPending) return <Loading />;
  if (jobs.isError) {
    return (
      <ErrorState title={t('jobPostings.list.failed')} busy={jobs.isFetching} onRetry={() => void jobs.refetch()} />
    );
  }
  const items = jobs.data.pages.flatMap((page) => page.items);
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
      <ul className="space-y-4">
        {items.map((job) => (
          <li key={job.id}>
            <OwnJobCard job={job} onEdit={() => setEditing(job.id)} onDelete={() => setDeleting(job)} />
          </li>
        ))}
      </ul>
      <LoadMore {...jobs} />
      {editing !== undefined && (
        <EditJobDialog
          jobId={editing}
          onClose={() => setEditing(undefined)}
          requirements={(field) => <RequirementsBuilder {...field} />}
        />
      )}
      {deleting && <DeleteJobDialog job={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
};

/** The recruiter's own jobs. */
export const Component = () => {
  const right = usePostingRight();
  return (
    <>
      <ScreenHeader name="myJobs" actions={<PostNewJob right={right} />} />
      <PostingNotice right={right} unverified={<VerificationNotice />} />
      <Jobs right={right} />
    </>
  );
};
