import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnswerOf } from '#shared/contracts/define.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { textFor } from '#shared/domain/job-texts.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useLanguage, useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useScreenTitle } from '#web/lib/screen-title.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { JobDetailsSkeleton } from './job-details-skeleton.tsx';
import { MissingJob, UnknownJob, type WithoutJob } from './missing-job.tsx';
import { readServedJob } from './served-job.ts';

interface Content extends WithoutJob {
  children: (job: AnswerOf<typeof jobCalls.get>) => ReactNode;
}

const Loaded = ({ jobId, children, ...screen }: Content & { jobId: number }) => {
  const t = useT();
  const job = useQuery({
    ...queryOf(jobCalls.get, { params: { id: jobId } }),
    placeholderData: () => readServedJob(jobId),
  });
  const site = useLanguage();
  useScreenTitle(job.data && textFor(job.data, site).title);
  if (job.isPending) return <JobDetailsSkeleton />;
  if (job.data) return children(job.data);
  if (job.error instanceof ApiError && job.error.status === 404) return <MissingJob jobId={jobId} {...screen} />;
  return (
    <>
      <PageHeader title={t('jobs.details.pageTitle')} backTo={screen.back} backLabel={screen.backLabel} />
      <ErrorState title={t('jobs.details.failed')} query={job} />
    </>
  );
};

export const isJobId = (text: string): boolean => /^[1-9][0-9]{0,11}$/.test(text);

/** The job of an address: its details, its skeleton while it loads, or why it is not shown. */
export const JobScreen = ({ jobId, ...content }: Content & { jobId: string }) =>
  // Another job resets the state: an open dialog or a counted view belongs to the previous job.
  isJobId(jobId) ? <Loaded key={jobId} jobId={Number(jobId)} {...content} /> : <UnknownJob {...content} />;
