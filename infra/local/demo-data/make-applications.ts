import type { ExperienceLevel } from '#shared/domain/job-terms.ts';
import { addMs, type EpochMs, hourMs, latestOf, minuteMs } from '#shared/domain/time.ts';
import type { DemoApplication, DemoCandidate, DemoJob, DemoJobView } from './demo-types.ts';
import { reaches } from './levels.ts';
import { type Random, timeAfter } from './random.ts';
import { applicationNote } from './recruiter-notes.ts';
import { type RoleName, roles } from './roles.ts';

const statusWeights = { applied: 42, reviewed: 25, shortlisted: 18, rejected: 11, hired: 4 } as const;

/** Groups of roles within which people change jobs. */
const related: readonly (readonly RoleName[])[] = [
  ['conferenceInterpreter', 'medicalInterpreter', 'courtInterpreter', 'callInterpreter'],
  ['legalTranslator', 'technicalTranslator', 'localiser', 'subtitler'],
  ['courtInterpreter', 'legalTranslator'],
  ['conferenceInterpreter', 'technicalTranslator', 'legalTranslator'],
  ['teacher', 'businessTrainer', 'courseAuthor'],
  ['supportSpecialist', 'supportLead', 'safetyAnalyst', 'travelConsultant', 'relocationConsultant'],
  ['supportSpecialist', 'callInterpreter', 'relocationConsultant'],
  ['supportSpecialist', 'exportCoordinator', 'travelConsultant'],
  ['travelConsultant', 'tourGuide'],
  ['softwareEngineer', 'bridgeEngineer'],
  ['salesManager', 'exportCoordinator', 'marketingManager'],
  ['contentEditor', 'marketingManager', 'localiser', 'subtitler', 'courseAuthor'],
];

const canDo = (own: RoleName, wanted: RoleName): boolean =>
  own === wanted || related.some((among) => among.includes(own) && among.includes(wanted));

/** Range of years of experience of the applicants for jobs of a level. */
const yearsFor: Readonly<Record<ExperienceLevel, readonly [min: number, max: number]>> = {
  entry: [0, 8],
  mid: [2, 15],
  senior: [5, Number.POSITIVE_INFINITY],
  lead: [7, Number.POSITIVE_INFINITY],
  executive: [8, Number.POSITIVE_INFINITY],
};

/** Whether a candidate is qualified for a job by language, level, role and experience. */
export const fits = ({ language, level, role, years }: DemoCandidate, job: DemoJob): boolean => {
  const [min, max] = yearsFor[job.experience_level];
  return (
    language === job.language &&
    reaches(level, roles[job.role].level) &&
    canDo(role, job.role) &&
    years >= min &&
    years <= (job.job_type === 'internship' ? 1 : max)
  );
};

/** A candidate and a job that both exist from `since` on. */
interface CandidateJobPair {
  candidate: number;
  job: number;
  since: EpochMs;
}

const pairsForActiveJobs = (
  candidates: readonly DemoCandidate[],
  jobs: readonly DemoJob[],
  isPair: (candidate: DemoCandidate, job: DemoJob) => boolean,
): CandidateJobPair[] =>
  jobs.flatMap((job, jobIndex) =>
    job.is_active
      ? candidates.flatMap((candidate, index) =>
          isPair(candidate, job)
            ? [{ candidate: index, job: jobIndex, since: latestOf(candidate.created_at, job.created_at) }]
            : [],
        )
      : [],
  );

/**
 * Makes up to `count` applications of qualified candidates for active jobs. The demo sign-ins get most of them: the
 * first candidate applies for every suitable job, and most qualified candidates apply for the first recruiter's jobs.
 */
export const makeApplications = (
  random: Random,
  count: number,
  candidates: readonly DemoCandidate[],
  jobs: readonly DemoJob[],
  now: EpochMs,
): DemoApplication[] => {
  const possible = pairsForActiveJobs(candidates, jobs, fits);
  const isOwn = ({ candidate, job }: CandidateJobPair) => candidate === 0 || jobs[job]?.recruiter === 0;
  const own = possible.filter(isOwn).filter(({ candidate }) => candidate === 0 || random.chance(0.85));
  const others = possible.filter((pair) => !isOwn(pair));
  const hired = new Set<number>();
  const made = [...own, ...random.some(others, count)].slice(0, count).map(({ candidate, job, since }) => {
    const drawn = random.keyOf(statusWeights);
    // The candidate of the demo's sign-in is not on the shortlist of the recruiter's.
    const isBetweenSignIns = candidate === 0 && jobs[job]?.recruiter === 0;
    const isTaken = drawn === 'hired' && hired.has(job);
    const status = isTaken || (isBetweenSignIns && drawn === 'shortlisted') ? 'reviewed' : drawn;
    if (status === 'hired') hired.add(job);
    const applied_at = timeAfter(random, since, now);
    const changed_at = timeAfter(random, applied_at, now);
    return { candidate, job, status, notes: noteOf(random, status, jobs[job]), applied_at, changed_at };
  });
  return withReplyToday(random, made, jobs, now);
};

/** The applications with a change of status today, which is on the first candidate's latest one to another recruiter than the first. */
const withReplyToday = (
  random: Random,
  applications: DemoApplication[],
  jobs: readonly DemoJob[],
  now: EpochMs,
): DemoApplication[] => {
  const latest = applications.findLast(({ candidate, job }) => candidate === 0 && jobs[job]?.recruiter !== 0);
  if (latest === undefined) return applications;
  const notes = noteOf(random, 'shortlisted', jobs[latest.job]);
  const changed_at = latestOf(latest.applied_at, addMs(now, -5 * hourMs));
  return applications.map((each) => (each === latest ? { ...each, status: 'shortlisted', notes, changed_at } : each));
};

/** How many people the recruiter of the demo's sign-in has hired, each for another job. */
const ownHires = 3;

/** The applications with some hires of the first recruiter, among those that were shortlisted first. */
export const withOwnHires = (
  random: Random,
  applications: readonly DemoApplication[],
  jobs: readonly DemoJob[],
): DemoApplication[] => {
  const taken = new Set(applications.flatMap(({ job, status }) => (status === 'hired' ? [job] : [])));
  const hired = new Map<number, DemoApplication>();
  const suitable = applications
    .filter(({ candidate, job, status }) => candidate !== 0 && status === 'shortlisted' && jobs[job]?.recruiter === 0)
    .sort((left, right) => left.changed_at - right.changed_at);
  for (const each of suitable)
    if (hired.size < ownHires && !hired.has(each.job) && !taken.has(each.job)) hired.set(each.job, each);
  return applications.map((each) =>
    hired.get(each.job) === each ? { ...each, status: 'hired', notes: noteOf(random, 'hired', jobs[each.job]) } : each,
  );
};

const noteOf = (random: Random, status: DemoApplication['status'], job: DemoJob | undefined): string =>
  job === undefined ? '' : applicationNote(random, status, job);

/** Makes views of jobs: one before each application, and some of other candidates who speak the job's language. */
export const makeViews = (
  random: Random,
  applications: readonly DemoApplication[],
  candidates: readonly DemoCandidate[],
  jobs: readonly DemoJob[],
  now: EpochMs,
): DemoJobView[] => {
  const applied = new Map(applications.map(({ candidate, job, applied_at }) => [`${job}-${candidate}`, applied_at]));
  return pairsForActiveJobs(candidates, jobs, (candidate, job) => candidate.language === job.language).flatMap(
    ({ candidate, job, since }) => {
      const at = applied.get(`${job}-${candidate}`);
      if (at !== undefined) {
        return [{ candidate, job, viewed_at: latestOf(since, addMs(at, -random.int(1, 30) * minuteMs)) }];
      }
      return random.chance(0.25) ? [{ candidate, job, viewed_at: timeAfter(random, since, now) }] : [];
    },
  );
};
