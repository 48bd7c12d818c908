import * as z from 'zod/mini';
import { type AnswerFigure, answerFigureNames } from './stored-answers.ts';

/** A sum. Stream records may come out of order, so it may be below 0 for a moment; absent: nothing was counted yet. */
const figure = z.pipe(
  z._default(z.int(), 0),
  z.transform((sum) => Math.max(sum, 0)),
);

const dashboardItem = z.object({
  totalCandidates: figure,
  totalRecruiters: figure,
  verifiedRecruiters: figure,
  unverifiedRecruiters: figure,
  totalJobs: figure,
  pendingPayments: figure,
  totalSubscriptions: figure,
  waitingRecruiters: figure,
  openReports: figure,
  openCertificates: figure,
  /** Everything that admins' lists show: deactivated and deleted accounts too, until they are erased, and inactive jobs. */
  allCandidates: figure,
  allRecruiters: figure,
  allAdmins: figure,
  allJobs: figure,
  allApplications: figure,
  /**
   * Accounts that are among those above and that lists hide by default: what is left is active. Until they are counted for
   * the first time (task `statistics`), they are 0, and everybody counts as active.
   */
  deactivatedCandidates: figure,
  deactivatedRecruiters: figure,
  inactiveAdmins: figure,
  activeSubscriptions: figure,
  completedSubscriptions: figure,
  /** What was paid in whole rupees, and paid back in paise. */
  paidRupees: figure,
  refundedPaise: figure,
});
/** Figures of the admins' dashboard, and of the totals of admins' lists. */
export type DashboardFigures = z.output<typeof dashboardItem>;

export const dashboardFigureNames = Object.keys(dashboardItem.shape) as (keyof DashboardFigures)[];

const recruiterItem = z.object({ total_jobs: figure, active_jobs: figure, total_applications: figure });
/** Figures of a recruiter's dashboard. */
export type RecruiterFigures = z.output<typeof recruiterItem>;

/** What is counted for a recruiter: those figures, and the answers to applications. */
export type RecruiterFigure = keyof RecruiterFigures | AnswerFigure;

export const recruiterFigureNames: readonly RecruiterFigure[] = [
  ...(Object.keys(recruiterItem.shape) as (keyof RecruiterFigures)[]),
  ...answerFigureNames,
];

/** What is counted for a job: distinct candidates who opened it, and applications, with an answer or waiting for one. */
export type JobFigure = 'views_count' | 'applications_count' | 'answered_count' | 'waiting_count';

/** The admins' figures from their item and its parts, whose sums they are; zeros where there are none. */
export function parseDashboardFigures(items: readonly Record<string, unknown>[]): DashboardFigures {
  const sumOf = (name: string) => items.reduce((sum, item) => sum + Number(item[name] ?? 0), 0);
  return dashboardItem.parse(Object.fromEntries(dashboardFigureNames.map((name) => [name, sumOf(name)])));
}

/** A recruiter's figures from their item, or zeros where there is none. */
export const parseRecruiterFigures = (item: unknown): RecruiterFigures => recruiterItem.parse(item ?? {});
