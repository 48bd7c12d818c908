import { useInfiniteQuery } from '@tanstack/react-query';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { pageSize } from '#web/config/page-size.ts';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf, pagesOf } from '#web/lib/query.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Select } from '#web/ui/select.tsx';

/** Chooses one of the recruiter's newest jobs, or all of them. */
export const JobSelect = ({
  job,
  onChange,
}: {
  job: number | undefined;
  onChange: (job: number | undefined) => void;
}) => {
  const t = useT();
  const id = useOwnId();
  const jobs = itemsOf(
    useInfiniteQuery(pagesOf(jobCalls.ofRecruiter, { params: { id }, query: { limit: pageSize.largest } })).data,
  );
  const options = (jobs ?? []).map(({ id: value, title, location }) => ({
    value: String(value),
    label: t('insights.jobOption', { title, location }),
  }));
  // The job of a link may be older than the newest ones.
  const isListed = job === undefined || options.some(({ value }) => value === String(job));
  return (
    <Select
      label={t('insights.job')}
      className="w-full sm:w-96"
      value={job === undefined ? '' : String(job)}
      options={[
        { value: '', label: t('insights.allJobs') },
        ...(isListed ? [] : [{ value: String(job), label: t('insights.thisJob', { id: job }) }]),
        ...options,
      ]}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  );
};
