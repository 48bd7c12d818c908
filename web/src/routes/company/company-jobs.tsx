import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { pageSize } from '#web/config/page-size.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { LazyFitLine } from '#web/features/matches/lazy-match.tsx';
import { useT } from '#web/lib/i18n.ts';
import { pagesOf, useItems } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { idOf } from '#web/ui/stepped-list.tsx';

const Jobs = ({ recruiterId }: { recruiterId: number }) => {
  const t = useT();
  const isCandidate = useSession()?.userType === 'candidate';
  const input = { params: { id: recruiterId }, query: { limit: pageSize.cards } };
  const jobs = useInfiniteQuery(pagesOf(recruiterCalls.companyJobs, input));
  const card = useCallback(
    (job: JobSummary) => (
      <JobCard job={job} detailsLabel={t('jobs.card.details')} match={isCandidate && <LazyFitLine job={job} />} />
    ),
    [t, isCandidate],
  );
  return (
    <ListFrame
      query={jobs}
      items={useItems(jobs)}
      loading={<SkeletonCards label={t('jobs.list.loading')} count={3} />}
      failed={t('jobs.list.failed')}
      empty={
        <p className="rounded-lg border border-dashed border-edge px-6 py-10 text-center text-soft">
          {t('publicPages.company.noJobs')}
        </p>
      }
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3"
      rowKey={idOf}
      card={card}
    />
  );
};

/** The jobs of a company that take applications. */
export const CompanyJobs = ({ recruiterId }: { recruiterId: number }) => {
  const t = useT();
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-2xl">{t('publicPages.company.jobs')}</h2>
      <Jobs recruiterId={recruiterId} />
    </section>
  );
};
