import type { Plan } from '#shared/contracts/subscriptions.ts';
import { candidateSteps, recruiterSteps } from './account-steps.ts';
import type { DemoData } from './demo-types.ts';
import { applicationSteps, jobStep, jobViewStep } from './job-steps.ts';
import { shortlistSteps } from './shortlist-steps.ts';
import { itemAt, type Step } from './step.ts';
import { subscriptionSteps } from './subscription-steps.ts';

/** Ids for everything that has one, in the order of the data's lists. */
export interface DemoIds {
  candidates: readonly number[];
  recruiters: readonly number[];
  jobs: readonly number[];
  /** As many as there are recruiters with a subscription. */
  subscriptions: readonly number[];
}

/** Everything that ever happened in the demo data, oldest first. `cvKeys` are the CVs' keys by the candidate's place. */
export const demoHistory = (
  data: DemoData,
  ids: DemoIds,
  plans: readonly Plan[],
  cvKeys: ReadonlyMap<number, string>,
): Step[] => {
  const candidates = data.candidates.map((candidate, index) =>
    candidateSteps(candidate, itemAt(ids.candidates, index), cvKeys.get(index)),
  );
  const recruiters = data.recruiters.map((recruiter, index) =>
    recruiterSteps(recruiter, itemAt(ids.recruiters, index)),
  );
  const jobs = data.jobs.map((job, index) =>
    jobStep(job, itemAt(ids.jobs, index), itemAt(recruiters, job.recruiter).card),
  );
  const jobOf = ({ job }: { job: number }) => itemAt(jobs, job).job;
  const candidateOf = ({ candidate }: { candidate: number }) => itemAt(candidates, candidate).card;
  // The first recruiter, the one to sign in as, has unlocked everybody on its shortlist.
  const payingId = itemAt(ids.subscriptions, 0);
  return [
    ...[...candidates, ...recruiters].flatMap(({ steps }) => steps),
    ...allSubscriptionSteps(data, ids, plans),
    ...jobs.map(({ step }) => step),
    ...data.views.map((view) => jobViewStep(view, jobOf(view), candidateOf(view))),
    ...data.applications.flatMap((made) => applicationSteps(made, jobOf(made), candidateOf(made))),
    ...data.shortlist.flatMap((entry) =>
      shortlistSteps(entry, jobOf(entry), candidateOf(entry), entry.recruiter === 0 ? payingId : undefined),
    ),
  ].sort((left, right) => left.at - right.at);
};

const allSubscriptionSteps = (data: DemoData, ids: DemoIds, plans: readonly Plan[]): Step[] =>
  data.recruiters
    .flatMap(({ email, subscription }, index) =>
      subscription === undefined ? [] : [{ recruiter: { id: itemAt(ids.recruiters, index), email }, subscription }],
    )
    .flatMap(({ recruiter, subscription }, index) => {
      const plan = plans.find(({ key }) => key === subscription.plan);
      if (plan === undefined) {
        throw new Error(`Demo data has no plan ${subscription.plan}.`);
      }
      return subscriptionSteps(recruiter, subscription, plan, itemAt(ids.subscriptions, index));
    });
