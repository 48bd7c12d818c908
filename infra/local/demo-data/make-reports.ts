import { addMs, type EpochMs, hourMs } from '#shared/domain/time.ts';
import type { DemoCandidate, DemoJob, DemoRecruiter, DemoReport } from './demo-types.ts';

type Written = Pick<DemoReport, 'reason' | 'note'> & { hoursAgo: number };

/** What candidates write about one job, about another, about a public profile and about a company page. */
const written: readonly (readonly Written[])[] = [
  [
    { reason: 'scam', note: 'They ask for a deposit before the interview.', hoursAgo: 52 },
    { reason: 'scam', note: '', hoursAgo: 30 },
    { reason: 'misleading', note: 'The salary they named on the phone was half of this.', hoursAgo: 7 },
  ],
  [{ reason: 'discrimination', note: 'The interviewer said that they only take applicants under 30.', hoursAgo: 26 }],
  [{ reason: 'not_real', note: 'This person answered with a template of an agency.', hoursAgo: 19 }],
  [{ reason: 'other', note: 'The company moved out of this office last year.', hoursAgo: 4 }],
];

/**
 * Makes reports that wait for a decision: about the two oldest jobs, a candidate and a company, none of them of the
 * demo's sign-ins. Reporters are the oldest candidates.
 */
export const makeReports = (
  candidates: readonly DemoCandidate[],
  recruiters: readonly DemoRecruiter[],
  jobs: readonly DemoJob[],
  now: EpochMs,
): DemoReport[] => {
  const first = <T>(list: readonly T[], fits: (item: T) => boolean, count: number) =>
    [...list.entries()].filter(([index, item]) => index > 0 && fits(item)).slice(0, count);
  const subjects = [
    ...first(jobs, ({ recruiter, is_active }) => recruiter > 0 && is_active, 2).map(([index]) => ({
      type: 'job' as const,
      index,
    })),
    ...first(candidates, ({ profile_public }) => profile_public, 1).map(([index]) => ({
      type: 'candidate' as const,
      index,
    })),
    ...first(recruiters, ({ verified }) => verified, 1).map(([index]) => ({ type: 'company' as const, index })),
  ];
  return subjects.flatMap((subject, place) =>
    (written[place] ?? []).map(({ hoursAgo, ...report }, nth) => ({
      subject,
      ...report,
      candidate: 2 + nth,
      reported_at: addMs(now, -hoursAgo * hourMs),
    })),
  );
};
