import * as z from 'zod/mini';
import { itemSchema } from '#functions/data/summary.ts';
import { isGone, stateFlags, storedAccount } from '#functions/entities/account/stored-account.ts';
import { countedAnswer, isAnswered } from '#functions/entities/application/counted-answer.ts';
import { applicationSummary } from '#functions/entities/application/stored-application.ts';
import { certificateSummary, closedDuplicate } from '#functions/entities/certificate/stored-certificate.ts';
import { jobSummary } from '#functions/entities/job/stored-job.ts';
import { isPublicJob } from '#functions/entities/job/visibility.ts';
import { paymentSummary } from '#functions/entities/payment/stored-payment.ts';
import { subjectSummary } from '#functions/entities/report/stored-report.ts';
import { byMonth, countedDate } from '#functions/entities/statistics/closing-jobs.ts';
import { difference, type Figures, moves } from '#functions/entities/statistics/figures.ts';
import { partOfJob } from '#functions/entities/statistics/statistics-store.ts';
import type { DashboardFigures, JobFigure, RecruiterFigure } from '#functions/entities/statistics/stored-figures.ts';
import { paidByHand, subscriptionSummary } from '#functions/entities/subscription/stored-subscription.ts';
import { jobView } from '#functions/entities/view/stored-view.ts';
import type { Concern } from './effect.ts';

const account = z.pick(storedAccount, { kind: true, state: true, verified: true });
/** Only recruiters who wait to be verified have a place in their queue. */
const queued = z.object({ GSI1PK: z.optional(z.string()) });
const job = itemSchema({ summary: z.pick(jobSummary, { is_active: true, closing_date: true, closes_at: true }) });
const identifiedJob = itemSchema({ summary: z.pick(jobSummary, { id: true }) });
const viewOfJob = z.pick(jobView, { job_id: true });
const application = itemSchema({ summary: z.pick(applicationSummary, { job_id: true }) });
const ofRecruiter = itemSchema({ summary: z.pick(jobSummary, { recruiter_id: true }) });
const subscription = itemSchema({
  summary: z.pick(subscriptionSummary, { payment_status: true, payment_method: true, price: true, is_active: true }),
});
const payment = itemSchema({ summary: z.pick(paymentSummary, { amount: true, amount_refunded: true, paid_at: true }) });

const certificate = itemSchema({ summary: z.pick(certificateSummary, { status: true }) });
const reported = itemSchema({ summary: z.pick(subjectSummary, { open: true }) });

type Contributions<Name extends string> = Record<string, (image: unknown) => Figures<Name>>;

/** What one item of an entity adds to the admins' figures. */
const toDashboard: Contributions<keyof DashboardFigures> = {
  account: (image) => {
    const { kind, state, verified } = account.parse(image);
    if (isGone(state)) return {};
    const { is_active: isActive, is_deleted } = stateFlags(state);
    if (kind === 'admin') return { allAdmins: 1, ...(!isActive && { inactiveAdmins: 1 }) };
    const isCounted = !is_deleted;
    const isDeactivated = isCounted && !isActive;
    if (kind === 'candidate') {
      const counted = { ...(isCounted && { totalCandidates: 1 }), ...(isDeactivated && { deactivatedCandidates: 1 }) };
      return { allCandidates: 1, ...counted };
    }
    if (!isCounted) return { allRecruiters: 1 };
    return {
      allRecruiters: 1,
      totalRecruiters: 1,
      ...(isDeactivated && { deactivatedRecruiters: 1 }),
      ...(verified ? { verifiedRecruiters: 1 } : { unverifiedRecruiters: 1 }),
    };
  },
  recruiter: (image) => (queued.parse(image).GSI1PK === undefined ? {} : { waitingRecruiters: 1 }),
  job: (image) => ({ allJobs: 1, ...(isPublicJob(job.parse(image).summary) && { totalJobs: 1 }) }),
  report_subject: (image) => (reported.parse(image).summary.open > 0 ? { openReports: 1 } : {}),
  certificate: (image) => (certificate.parse(image).summary.status === 'open' ? { openCertificates: 1 } : {}),
  certificate_duplicate: (image) => (closedDuplicate.parse(image).is_closed ? {} : { openCertificates: 1 }),
  subscription: (image) => {
    const { summary } = subscription.parse(image);
    return {
      totalSubscriptions: 1,
      ...(summary.payment_status === 'pending' && { pendingPayments: 1 }),
      ...(summary.payment_status === 'completed' && { completedSubscriptions: 1 }),
      ...(summary.is_active && { activeSubscriptions: 1 }),
      paidRupees: paidByHand(summary),
    };
  },
  payment: (image) => {
    const { amount, amount_refunded, paid_at } = payment.parse(image).summary;
    return paid_at ? { paidRupees: amount, refundedPaise: Math.round(amount_refunded * 100) } : {};
  },
  application: () => ({ allApplications: 1 }),
};

/** The part that counts an item of the entity, if its figures have many writers. */
const partOf: Record<string, (image: unknown) => number> = {
  application: (image) => partOfJob(application.parse(image).summary.job_id),
};

/** What one item of an entity adds to its recruiter's figures. */
const toRecruiter: Contributions<RecruiterFigure> = {
  job: (image) => ({ total_jobs: 1, ...(isPublicJob(job.parse(image).summary) ? { active_jobs: 1 } : {}) }),
  application: (image) => ({ total_applications: 1, ...countedAnswer(image) }),
};

function movedFigures<Name extends string>(
  contributions: Contributions<Name>,
  { entity, before, after }: Parameters<Concern>[0],
): Figures<Name> {
  const of = contributions[entity];
  return of ? difference(before ? of(before) : {}, after ? of(after) : {}) : {};
}

/** How a change moves the figures of the admins' dashboard. */
export const dashboardFigures: Concern = (change) => {
  const add = movedFigures(toDashboard, change);
  if (!moves(add)) return [];
  const part = partOf[change.entity]?.(change.after ?? change.before);
  return [{ kind: 'statistics', add, ...(part !== undefined && { part }) }];
};

/** What an item counts among the active jobs by closing date. */
function toClosingDates(image: unknown): Figures<string> {
  const { summary } = job.parse(image);
  const date = summary.is_active ? countedDate(summary) : undefined;
  return date === undefined ? {} : { [date]: 1 };
}

/** How a change moves the figures of active jobs by closing date: an effect for each month of the portal and the recruiter. */
export const closingFigures: Concern = ({ entity, before, after }) => {
  if (entity !== 'job') return [];
  const add = difference(before ? toClosingDates(before) : {}, after ? toClosingDates(after) : {});
  if (!moves(add)) return [];
  const { recruiter_id } = ofRecruiter.parse(after ?? before).summary;
  return byMonth(add).flatMap(([month, days]) =>
    [undefined, recruiter_id].map((recruiterId) => ({ kind: 'closing_jobs', month, add: days, recruiterId }) as const),
  );
};

/** How a change moves the figures of a recruiter's dashboard. */
export const recruiterFigures: Concern = (change) => {
  const add = movedFigures(toRecruiter, change);
  if (!moves(add)) return [];
  const { recruiter_id } = ofRecruiter.parse(change.after ?? change.before).summary;
  return [{ kind: 'recruiter_stats', recruiterId: recruiter_id, add }];
};

/** What an application counts for its job. */
const toJob = (image: unknown): Figures<JobFigure> => ({
  applications_count: 1,
  ...(isAnswered(image) ? { answered_count: 1 } : { waiting_count: 1 }),
});

/** How a change moves the counted figures of a job; a deleted job's figures are deleted with it. */
export const jobFigures: Concern = ({ entity, before, after }) => {
  if (entity === 'job' && !after) return [{ kind: 'job_stats_gone', jobId: identifiedJob.parse(before).summary.id }];
  // A view stays counted, whatever becomes of its record.
  if (entity === 'job_view' && !before) {
    return [{ kind: 'job_stats', jobId: viewOfJob.parse(after).job_id, add: { views_count: 1 } }];
  }
  if (entity !== 'application') return [];
  const add = difference(before ? toJob(before) : {}, after ? toJob(after) : {});
  if (!moves(add)) return [];
  return [{ kind: 'job_stats', jobId: application.parse(after ?? before).summary.job_id, add }];
};
