import { accountCreation } from '#functions/entities/account/account-changes.ts';
import { closeBootstrap } from '#functions/entities/account/master-store.ts';
import { putNewAdmin } from '#functions/entities/admin/admin-store.ts';
import { changedCandidate, putNewCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { type CandidateSummary, parseCandidate } from '#functions/entities/candidate/stored-candidate.ts';
import { putNewRecruiter, verificationChange } from '#functions/entities/recruiter/recruiter-store.ts';
import type { RecruiterSummary } from '#functions/entities/recruiter/stored-recruiter.ts';
import { isoTime } from '#functions/platform/clock.ts';
import { admins } from './admins.ts';
import type { DemoCandidate, DemoRecruiter } from './demo-types.ts';
import { itemAt, listOf, type Step } from './step.ts';

/** The two demo admins; the master admin closes the bootstrap call as on a deployment. */
export const adminSteps = (ids: readonly number[], at: number): Step[] =>
  admins.map((details, index) => {
    const id = itemAt(ids, index);
    const { email, name, role } = details;
    return {
      at,
      writes: listOf({
        bootstrap: role === 'master_admin' ? closeBootstrap(id) : undefined,
        ...accountCreation({ kind: 'admin', id, email, name, role }),
        profile: putNewAdmin({ ...details, id, company_name: 'Foreign Language Job Portal', created_at: isoTime(at) }),
      }),
    };
  });

/** A candidate's sign-up and completed profile. `cv_key` is the key of its CV in the file store. */
export const candidateSteps = (
  { location, experience, has_cv: _, created_at: at, ...candidate }: DemoCandidate,
  id: number,
  cv_key: string | undefined,
): { card: CandidateSummary; steps: Step[] } => {
  const { email, name } = candidate;
  const profile = putNewCandidate({ ...candidate, id, created_at: isoTime(at) });
  const completed = changedCandidate(parseCandidate(profile.Put?.Item), {
    card: { location, experience },
    cv_key,
  });
  return {
    card: completed.card,
    steps: [
      { at, writes: listOf({ ...accountCreation({ kind: 'candidate', id, email, name, role: null }), profile }) },
      { at, writes: [replaceCandidate(completed)] },
    ],
  };
};

/** A recruiter's sign-up and, a day later, verification. */
export const recruiterSteps = (
  { verified, subscription: _, created_at: at, ...recruiter }: DemoRecruiter,
  id: number,
): { card: RecruiterSummary; steps: Step[] } => {
  const { email, name } = recruiter;
  const created = { ...recruiter, id, created_at: isoTime(at) };
  const dayMs = 24 * 60 * 60 * 1000;
  return {
    card: { ...created, verified, state: 'active' },
    steps: [
      {
        at,
        writes: listOf({
          ...accountCreation({ kind: 'recruiter', id, email, name, role: null }),
          profile: putNewRecruiter(created),
        }),
      },
      ...(verified ? [{ at: at + dayMs, writes: listOf(verificationChange(id, true)) }] : []),
    ],
  };
};
