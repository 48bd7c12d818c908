import { paths } from '#web/app/paths.ts';
import { getSession } from '#web/lib/session.ts';

/** Where the showcase leads: signed-in recruiters to their dashboard, all others to the recruiters' sign-in. */
export const showcasePath = (): string =>
  getSession()?.userType === 'recruiter' ? paths.recruiter.dashboard : paths.recruiter.login;
