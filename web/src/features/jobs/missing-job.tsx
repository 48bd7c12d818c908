import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type JobSummary, jobCalls } from '#shared/contracts/jobs.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useScreenTitle } from '#web/lib/screen-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Building2, SearchX } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { JobDetailsSkeleton } from './job-details-skeleton.tsx';
import { JobGrid } from './job-grid.tsx';

/** What a screen shows in place of a job that it cannot show. */
export interface WithoutJob {
  back: string;
  backLabel: string;
  /** Shown below the message that a job is missing. */
  others?: ReactNode;
  /** What the reader has with the job, such as an application. */
  ofReader?: ((jobId: number) => ReactNode) | undefined;
  /** Shows how the reader's languages meet a similar job. */
  matchOf?: ((job: JobSummary) => ReactNode) | undefined;
}

/** Says that there is no such job. */
export const UnknownJob = ({ jobId, back, backLabel, others, ofReader }: WithoutJob & { jobId?: number }) => {
  const t = useT();
  return (
    <>
      <PageHeader title={t('jobs.details.notFound')} />
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={t('jobs.details.notFoundHint')}
        action={<ButtonLink to={back}>{backLabel}</ButtonLink>}
      />
      {jobId !== undefined && <div className="mt-6 empty:hidden">{ofReader?.(jobId)}</div>}
      {others}
    </>
  );
};

/** A job that takes no more applications, where everybody may know so, with open jobs like it; else an unknown one. */
export const MissingJob = ({ jobId, ...screen }: WithoutJob & { jobId: number }) => {
  const t = useT();
  const closed = useQuery(queryOf(jobCalls.closed, { params: { id: jobId } }));
  useScreenTitle(closed.data?.title);
  if (closed.isPending) return <JobDetailsSkeleton />;
  if (!closed.data) return <UnknownJob jobId={jobId} {...screen} />;
  const { title, company_name, similar_jobs } = closed.data;
  return (
    <>
      <PageHeader title={title} backTo={screen.back} backLabel={screen.backLabel}>
        <p className="flex items-start gap-2">
          <Building2 className="mt-1 size-5 shrink-0" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">{company_name}</span>
        </p>
      </PageHeader>
      <div className="space-y-3">
        <Notice tone="warning">{t('jobs.details.isClosed')}</Notice>
        {screen.ofReader?.(jobId)}
      </div>
      {similar_jobs.length > 0 ? (
        <JobGrid title={t('jobs.details.similar')} jobs={similar_jobs} matchOf={screen.matchOf} />
      ) : (
        screen.others
      )}
    </>
  );
};
