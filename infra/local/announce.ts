import type { LocalRun } from './start.ts';

/** Prints where everything is, how to sign in and how the first master admin is made. `tookMs` is the start's time. */
export const announce = ({ addresses, secrets }: LocalRun, tookMs: number): void => {
  console.info(`
The job portal is up (${(tookMs / 1000).toFixed(1)} s). Ctrl-C stops it.

  Site and API   ${addresses.site}  and  ${addresses.site}/api
  Mail inbox     ${addresses.mail}  (as JSON at /store)
  Files (S3)     ${addresses.files}
  DynamoDB       ${addresses.database}
  Payments       ${addresses.payments}  (a stand-in: no money moves)

Sign in with one of these addresses; the code arrives in the mail inbox:

  candidate@demo.test   ${addresses.site}/login
  recruiter@demo.test   ${addresses.site}/recruiter/login
  admin@demo.test       ${addresses.site}/admin/login
  master@demo.test      ${addresses.site}/admin/login  (Master Admin)

A deployment's first master admin is made by POST /api/admin/master-signup with its bootstrap secret.
This run has its master admin already, so the call is closed here. Its secret: ${secrets.BOOTSTRAP_SECRET}
`);
};
