import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerOf } from '#shared/contracts/define.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useScreenTitle } from '#web/lib/screen-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { JobDetailsSkeleton } from './job-details-skeleton.tsx';
import { readServedJob } from './served-job.ts';

interface Way {
  back: string;
  backLabel: string;
}

const Missing = ({ back, backLabel, others }: Way & { others?: ReactNode }) => {
  const t = useT();
  return (
    <>
      <PageHeader title={t('jobs.details.notFound')} />
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={t('jobs.details.notFoundHint')}
        action={<ButtonLink to={back}>{backLabel}</ButtonLink>}
      />
      {others}
    </>
  );
};

interface Content extends Way {
  /** Shown below the message that a job is missing. */
  others?: ReactNode;
  children: (job: AnswerOf<typeof jobCalls.get>) => ReactNode;
}

const Loaded = ({ jobId, children, others, ...way }: Content & { jobId: number }) => {
  const t = useT();
  const job = useQuery({
    ...queryOf(jobCalls.get, { params: { id: jobId } }),
    placeholderData: () => readServedJob(jobId),
  });
  useScreenTitle(job.data?.title);
  if (job.isPending) return <JobDetailsSkeleton />;
  if (job.data) return children(job.data);
  if (job.error instanceof ApiError && job.error.status === 404) return <Missing {...way} others={others} />;
  return (
    <>
      <PageHeader title={t('jobs.details.pageTitle')} backTo={way.back} backLabel={way.backLabel} />
      <ErrorState title={t('jobs.details.failed')} busy={job.isFetching} onRetry={() => void job.refetch()} />
    </>
  );
};

export const isJobId = (text: string): boolean => /^[1-9][0-9]{0,11}$/.test(text);

/** The job of an address: its details, its skeleton while it loads, or what is wrong with it. */
export const JobScreen = ({ jobId, ...content }: Content & { jobId: string }) =>
  // Another job resets the state: an open dialog or a counted view belongs to the former job.
  isJobId(jobId) ? <Loaded key={jobId} jobId={Number(jobId)} {...content} /> : <Missing {...content} />;
