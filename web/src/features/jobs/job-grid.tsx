import type { ReactNode } from 'react';
import type { JobSummary } from '#shared/contracts/jobs.ts';
import { useT } from '#web/lib/i18n.ts';
import { JobCard } from './job-card.tsx';

/** A few further jobs below a job's page, under a heading; nothing without jobs. */
export const JobGrid = ({
  title,
  jobs,
  matchOf,
}: {
  title: string;
  jobs: readonly JobSummary[];
  /** Shows how the reader's languages meet a job. */
  matchOf?: ((job: JobSummary) => ReactNode) | undefined;
}) => {
  const t = useT();
  if (jobs.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-2xl">{title}</h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} detailsLabel={t('jobs.card.details')} match={matchOf?.(job)} />
          </li>
        ))}
      </ul>
    </section>
  );
};
