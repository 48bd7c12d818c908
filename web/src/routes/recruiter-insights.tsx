import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { linkTo } from '#web/config/links.ts';
import { JobInsights } from '#web/features/insights/job-insights.tsx';
import { JobSelect } from '#web/features/insights/job-select.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { useChartDays } from '#web/lib/use-chart-days.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { ChartsSkeleton } from '#web/ui/charts/charts-skeleton.tsx';
import { PeriodLinks } from '#web/ui/charts/period-links.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';

const useJobInAddress = () => {
  const { params, change } = useQueryParams();
  const given = params.get('job') ?? '';
  return {
    job: /^[1-9][0-9]{0,11}$/.test(given) ? Number(given) : undefined,
    setJob: (job: number | undefined) => change({ job: job?.toString() }, { replace: true }),
  };
};

/** The figures of the job and the period in the address. */
const Figures = ({ job, days }: { job: number | undefined; days: number }) => {
  const t = useT();
  const id = useOwnId();
  const query = useQuery({
    ...queryOf(recruiterCalls.insights, { params: { id }, query: { job, days } }),
    placeholderData: keepPreviousData,
  });
  if (query.isPending) return <ChartsSkeleton count={2} label={t('insights.loading')} />;
  if (query.isError) {
    const isForeign = query.error instanceof ApiError && [403, 404].includes(query.error.status);
    if (isForeign) return <ErrorState title={t('insights.noJob')} />;
    return <ErrorState title={t('insights.failed')} query={query} />;
  }
  return (
    <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : undefined}>
      <JobInsights insights={query.data} length={days} />
    </div>
  );
};

/** What the recruiter's job postings lead to: a funnel and its steps over time. */
export const Component = () => {
  const days = useChartDays(30);
  const { job, setJob } = useJobInAddress();
  const linkOf = (of: { job?: number | undefined; days: number }) => linkTo('recruiterInsights', {}, of);
  return (
    <>
      <ScreenHeader name="recruiterInsights" />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4 sm:mb-6">
        <JobSelect job={job} onChange={setJob} />
        <PeriodLinks days={days} linkOf={(next) => linkOf({ job, days: next })} />
      </div>
      <Figures job={job} days={days} />
    </>
  );
};
