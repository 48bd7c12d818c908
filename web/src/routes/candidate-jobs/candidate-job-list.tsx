import { useNavigate } from 'react-router-dom';
import type { FoundJob } from '#shared/contracts/job-search.ts';
import type { JobSearchSort } from '#shared/domain/job-terms.ts';
import type { JobListChoice } from '#web/config/first-call.ts';
import { fitHeading } from '#web/features/jobs/fit-heading.tsx';
import { JobListSwitch } from '#web/features/jobs/job-list-switch.tsx';
import { JobResults, SkipToJobs } from '#web/features/jobs/job-results.tsx';
import { useSendSavedJobs } from '#web/features/jobs/use-saved-jobs.ts';
import { LanguagesInvitation } from '#web/features/matches/languages-invitation.tsx';
import { NextLevels } from '#web/features/matches/lazy-next-levels.tsx';
import {
  isStated,
  ownLanguagesForm,
  useIsReadingLanguages,
  useOwnLanguages,
} from '#web/features/matches/own-languages.ts';
import { chooseJobList, useJobListChoice } from '#web/lib/job-list-choice.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { JobFilterBar, JobSearchState } from '../jobs/job-search-filters.tsx';
import { useJobSearch } from '../jobs/use-job-search.ts';
import { Loosen } from '../search/loosen.tsx';
import { SaveShownSearch } from '../search/save-shown-search.tsx';
import { CandidateJobCard } from './candidate-job-card.tsx';
import { FirstStepsPlace } from './first-steps-place.tsx';

const cardOfSearch = (job: FoundJob) => (
  <CandidateJobCard job={job} status={job.application_status ?? null} isInSearch />
);
const cardOfDashboard = (job: FoundJob) => <CandidateJobCard job={job} status={job.application_status ?? null} />;

const stepsAbove = (
  <div className="mb-1 empty:hidden sm:mb-2">
    <FirstStepsPlace isShort={false} />
  </div>
);

/** The orders to choose from, the usual one first. */
const sorts: Readonly<Record<JobListChoice, readonly [JobSearchSort, ...JobSearchSort[]]>> = {
  fit: ['fit', 'newest', 'salary', 'relevance'],
  all: ['newest', 'salary', 'relevance', 'fit'],
};

/**
 * Active jobs with filters, and the candidate's application to each: of the job search or of the dashboard. Those that fit
 * the stated languages come first, unless the candidate chose all jobs last time.
 */
export const CandidateJobList = ({ isInSearch = false }: { isInSearch?: boolean }) => {
  const choice = useJobListChoice();
  const jobs = useJobSearch(sorts[choice][0]);
  const { change } = useQueryParams();
  const own = useOwnLanguages();
  const isReading = useIsReadingLanguages();
  const isPhone = useMedia('(width < 40rem)');
  const navigate = useNavigate();
  useSendSavedJobs();
  // Nothing fits yet: the switch leads to what it needs. Without it, what is below would move once this is known.
  const isUnstated = own !== undefined && !isStated(own);
  // A phone has room for the next step in a line of its own, while no job is below a heading.
  const isStepAbove = isPhone && isUnstated;
  const choose = (next: JobListChoice) => {
    if (next === 'fit' && isUnstated) return void navigate(ownLanguagesForm());
    chooseJobList(next);
    change({ sort: undefined });
  };
  return (
    <>
      <SkipToJobs />
      <div className="mb-2 sm:mb-3">
        <JobFilterBar jobs={jobs} pay={isInSearch ? 'bands' : 'range'} sorts={sorts[choice]} />
      </div>
      {(isInSearch || own?.first_steps_hidden) && (
        <div className="mb-2 empty:hidden sm:mb-3">
          <LanguagesInvitation />
        </div>
      )}
      <JobSearchState jobs={jobs} isDashboard={!isInSearch} action={<SaveShownSearch search={jobs.search} />} />
      <JobResults
        query={jobs.query}
        clear={jobs.search.clear}
        loosen={<Loosen {...jobs} />}
        card={isInSearch ? cardOfSearch : cardOfDashboard}
        heading={fitHeading}
        lead={
          <>
            <JobListSwitch chosen={jobs.sort === 'fit' && !isUnstated ? 'fit' : 'all'} onChoose={choose} />
            {!isInSearch && !isReading && !isStepAbove && <FirstStepsPlace isShort />}
          </>
        }
        isCounted={!isInSearch}
        {...(!isInSearch && { aside: <NextLevels />, before: isStepAbove && stepsAbove, isReady: !isReading })}
      />
    </>
  );
};
