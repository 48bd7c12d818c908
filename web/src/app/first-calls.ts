import { askEarly } from '../lib/early-answers.ts';
import { getSession } from '../lib/session.ts';
import { paths } from './paths.ts';
import type { UserType } from './user-types.ts';

/** Paths of calls with their queries, for the signed-in person's id. */
type Calls = (id: number) => readonly string[];

const status = (id: number) => `/subscriptions/recruiter/${id}/status`;
const verification = (id: number) => `/recruiter/status/${id}`;
const ownJobs: Calls = (id) => [`/jobs/recruiter/${id}?limit=20`, verification(id), status(id)];

/**
 * The GETs of a screen's first render, exactly as it makes them, where its own address has no query
 * (`test/e2e/first-calls.spec.ts` keeps them so). Only of screens whose data come at least a tenth sooner with them
 * (decision 28): elsewhere the calls take the line from the code.
 */
const firstCalls: Readonly<Partial<Record<UserType, Readonly<Record<string, Calls>>>>> = {
  candidate: {
    [paths.candidate.dashboard]: (id) => [
      '/candidate/jobs?limit=24',
      '/jobs?limit=100',
      `/applications/candidate/${id}?limit=100`,
    ],
  },
  recruiter: {
    [paths.recruiter.viewCandidates]: (id) => ['/candidate/all/masked?limit=24', verification(id), status(id)],
    [paths.recruiter.myJobs]: ownJobs,
    [paths.recruiter.myPostings]: ownJobs,
  },
};

/**
 * Makes the first calls of the screen at an address, those of the frame around it included, so that they do not wait
 * for its code.
 * @returns whether there are any
 */
export const askFirstCalls = ({ pathname, search }: { pathname: string; search: string }): boolean => {
  const session = getSession();
  if (!session || search !== '') return false;
  const { token, userType, user } = session;
  const calls = firstCalls[userType]?.[pathname]?.(user.id);
  if (!calls) return false;
  for (const path of [...calls, `/notifications/${userType}/${user.id}/count`]) askEarly(path, token);
  return true;
};
