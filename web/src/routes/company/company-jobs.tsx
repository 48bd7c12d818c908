import { useInfiniteQuery } from '@tanstack/react-query';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { pageSize } from '#web/config/page-size.ts';
import { JobCard } from '#web/features/jobs/job-card.tsx';
import { LazyMatchBadge } from '#web/features/matches/lazy-match.tsx';
import { useT } from '#web/lib/i18n.ts';
import { pagesOf } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';

const Jobs = ({ recruiterId }: { recruiterId: number }) => {
  const t = useT();
  const isCandidate = useSession()?.userType === 'candidate';
  const input = { params: { id: recruiterId }, query: { limit: pageSize.cards } };
  const jobs = useInfiniteQuery(pagesOf(recruiterCalls.companyJobs, input));
  if (jobs.isPending) return <SkeletonCards label={t('jobs.list.loading')} count={3} />;
  if (jobs.isError) {
    return <ErrorState title={t('jobs.list.failed')} busy={jobs.isFetching} onRetry={() => void jobs.refetch()} />;
  }
  const items = jobs.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <p className="rounded-lg border border-dashed border-edge px-6 py-10 text-center text-soft">
        {t('publicPages.company.noJobs')}
      </p>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((job) => (
          <li key={job.id}>
            <JobCard
              job={job}
              detailsLabel={t('jobs.card.details')}
              match={isCandidate && <LazyMatchBadge requirements={job.language_requirements} />}
            />
          </li>
        ))}
      </ul>
      <LoadMore {...jobs} />
    </>
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
