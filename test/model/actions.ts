import * as fc from 'fast-check';
import { applicationStatuses, shortlistStatuses } from '#shared/domain/hiring-statuses.ts';
import { candidates, ownersOfJobs, type PlanName, recruiters, type Who } from './world.ts';

/** Actions of users that are calls of the portal. */
export type Action =
  | { do: 'ask for a code'; who: Who }
  /** `asked`: the action that requested the code; -1 for digits that were never mailed. */
  | { do: 'enter the code'; who: Who; requested: number }
  | { do: 'sign out'; who: Who }
  | { do: 'take the trial'; who: Who }
  | { do: 'pay by UPI'; who: Who; plan: Exclude<PlanName, 'trial'> }
  /** `purchase`: the action that requested the subscription. */
  | { do: 'confirm'; who: Who; recruiter: number; purchase: number }
  | { do: 'view' | 'count a view'; who: Who; candidate: number }
  | { do: 'apply'; who: Who; job: number }
  | {
      do: 'change an application';
      who: Who;
      job: number;
      candidate: number;
      status: (typeof applicationStatuses)[number];
    }
  | { do: 'contact'; who: Who; job: number; candidate: number }
  | { do: 'shortlist' | 'quick shortlist'; who: Who; candidate: number; job?: number | undefined }
  | { do: 'move'; who: Who; candidate: number; status: (typeof shortlistStatuses)[number] }
  | { do: 'reject' | 'take off'; who: Who; candidate: number }
  | { do: 'sync'; who: Who }
  | { do: 'post a job'; who: Who }
  | { do: 'remove a job'; who: Who; job: number }
  | { do: 'deactivate' | 'reactivate' | 'terminate'; who: Who; target: Who }
  | { do: 'verify' | 'unverify'; who: Who; recruiter: number };

/** An action in a session that may have ended. `made` numbers all actions of a run. */
export type Taken = Action & { made: number; session: number };

const admin = fc.constant('a1' as const);

const act = <Name extends Action['do'], Rest>(
  names: readonly Name[],
  rest: { [K in keyof Rest]: fc.Arbitrary<Rest[K]> },
) => fc.record({ do: fc.constantFrom(...names), ...rest } as never) as unknown as fc.Arbitrary<Action>;

interface Cast {
  candidate: fc.Arbitrary<number>;
  recruiter: fc.Arbitrary<Who>;
  applicant: fc.Arbitrary<Who>;
  job: fc.Arbitrary<number>;
}

/** Actions that these people take. `asked` and `purchase` are resolved at run time, as they are unknown before. */
const actionsOf = ({ candidate, recruiter, applicant, job }: Cast): fc.Arbitrary<Action> => {
  const anyUser = fc.oneof(recruiter, applicant);
  return fc.oneof(
    { weight: 2, arbitrary: act(['ask for a code'], { who: anyUser }) },
    { weight: 2, arbitrary: act(['enter the code'], { who: anyUser, requested: fc.constantFrom(0, 0, -1) }) },
    { weight: 1, arbitrary: act(['sign out'], { who: anyUser }) },
    { weight: 4, arbitrary: act(['take the trial'], { who: recruiter }) },
    { weight: 3, arbitrary: act(['pay by UPI'], { who: recruiter, plan: fc.constantFrom('basic', 'premium') }) },
    {
      weight: 3,
      arbitrary: act(['confirm'], { who: admin, recruiter: fc.constantFrom(...recruiters), purchase: fc.nat(2) }),
    },
    { weight: 8, arbitrary: act(['view', 'count a view'], { who: recruiter, candidate }) },
    { weight: 6, arbitrary: act(['apply'], { who: applicant, job }) },
    {
      weight: 4,
      arbitrary: act(['change an application'], {
        who: fc.oneof(recruiter, admin),
        job,
        candidate,
        // Sync needs some shortlisted applications.
        status: fc.oneof(fc.constant('shortlisted'), fc.constantFrom(...applicationStatuses)),
      }),
    },
    { weight: 2, arbitrary: act(['contact'], { who: recruiter, job, candidate }) },
    {
      weight: 5,
      arbitrary: act(['shortlist', 'quick shortlist'], {
        who: recruiter,
        candidate,
        job: fc.option(job, { nil: undefined }),
      }),
    },
    {
      weight: 4,
      arbitrary: act(['move'], { who: recruiter, candidate, status: fc.constantFrom(...shortlistStatuses) }),
    },
    { weight: 2, arbitrary: act(['reject', 'take off'], { who: recruiter, candidate }) },
    { weight: 3, arbitrary: act(['sync'], { who: recruiter }) },
    { weight: 2, arbitrary: act(['post a job'], { who: recruiter }) },
    { weight: 1, arbitrary: act(['remove a job'], { who: fc.oneof(recruiter, admin), job }) },
    { weight: 1, arbitrary: act(['deactivate', 'terminate'], { who: admin, target: anyUser }) },
    { weight: 3, arbitrary: act(['reactivate'], { who: admin, target: anyUser }) },
    { weight: 2, arbitrary: act(['verify', 'unverify'], { who: admin, recruiter: fc.constantFrom(...recruiters) }) },
  );
};

// Most actions concern the first account of each kind, so that actions interact.
export const anyAction = actionsOf({
  candidate: fc.constantFrom(1, 1, 1, 2, ...candidates),
  recruiter: fc.constantFrom('r1', 'r1', ...recruiters.map((id) => `r${id}` as const)),
  applicant: fc.constantFrom('c1', 'c1', 'c1', ...candidates.map((id) => `c${id}` as const)),
  job: fc.constantFrom(501, 501, ...Object.keys(ownersOfJobs).map(Number)),
});

/** Actions that all contend for the same records. */
export const contendedAction = actionsOf({
  candidate: fc.constant(1),
  recruiter: fc.constant('r1'),
  applicant: fc.constant('c1'),
  job: fc.constant(501),
});
