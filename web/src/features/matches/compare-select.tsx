import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { comparedOf } from '#shared/domain/languages/language-requirement.ts';
import { pageSize } from '#web/config/page-size.ts';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf, pagesOf } from '#web/lib/query.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Select } from '#web/ui/select.tsx';
import { hasRequirements } from './job-match.ts';

/** The recruiter's newest jobs, as many as one call gives. */
export const useOwnJobs = (isWanted = true) => {
  const id = useOwnId();
  const input = { params: { id }, query: { limit: pageSize.largest } };
  return useInfiniteQuery({ ...pagesOf(jobCalls.ofRecruiter, input), enabled: isWanted && id > 0 });
};

/** Those of them that require a language. */
export const useComparableJobs = (isWanted = true) => {
  const { data } = useOwnJobs(isWanted);
  return useMemo(() => (itemsOf(data) ?? []).filter((job) => hasRequirements(comparedOf(job))), [data]);
};

/** Chooses one of the recruiter's jobs with which candidates are compared; nothing without such jobs. */
export const CompareSelect = ({
  job,
  onChange,
}: {
  job: number | undefined;
  onChange: (job: number | undefined) => void;
}) => {
  const t = useT();
  const jobs = useComparableJobs();
  if (jobs.length === 0) return null;
  return (
    <Select
      hideLabel
      label={t('matches.compare.label')}
      className="min-w-40 flex-1 sm:max-w-72"
      value={jobs.some(({ id }) => id === job) ? String(job) : ''}
      options={[
        { value: '', label: t('matches.compare.none') },
        ...jobs.map(({ id, title, location }) => ({
          value: String(id),
          label: t('matches.compare.option', { title, location }),
        })),
      ]}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  );
};
