import { useT } from '#web/lib/i18n.ts';
import { JobSearch } from './candidate-jobs/job-search.tsx';

/**
 * The job search for everybody: guests see it below the site's header, candidates in their frame, with the jobs that fit them
 * first.
 */
export const Component = () => {
  const t = useT();
  return <JobSearch title={t('jobs.list.title')} text={t('jobs.list.text')} />;
};
