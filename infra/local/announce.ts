import type { LocalRun } from './start.ts';

/** Prints addresses, demo accounts and the bootstrap secret. `tookMs` is the duration of the start in milliseconds. */
export const announce = ({ addresses, secrets }: LocalRun, tookMs: number): void => {
  console.info(`
The job portal is up (${(tookMs / 1000).toFixed(1)} s). Ctrl-C stops it.

  Site and API   ${addresses.site}  and  ${addresses.site}/api
  Mail inbox     ${addresses.mail}  (as JSON at /store)
  Files (S3)     ${addresses.files}
  DynamoDB       ${addresses.database}
  Payments       ${addresses.payments}  (an emulator: no real payments)

Sign in with one of these addresses; the code arrives in the mail inbox:

  candidate@demo.test   ${addresses.site}/login
  recruiter@demo.test   ${addresses.site}/recruiter/login
  admin@demo.test       ${addresses.site}/admin/login
  master@demo.test      ${addresses.site}/admin/login  (Master Admin)

The first master admin of a deployment is created by POST /api/admin/master-signup with its bootstrap secret.
This run already has a master admin, so the call is closed here. Its secret: ${secrets.BOOTSTRAP_SECRET}
`);
};
