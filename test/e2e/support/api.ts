import * as z from 'zod/mini';
import { somePhone, uniqueEmail } from '#test/support/accounts.ts';
import { expectOk } from '#test/support/http-api.ts';
import { portal } from './portal.ts';
import { demoSession, openSession, type Session, signInThroughApi } from './sessions.ts';

const created = z.object({ id: z.int() });

/** Creates a verified recruiter on the trial. */
export const makeHiringRecruiter = async (fields: Record<string, unknown> = {}): Promise<Session> => {
  const recruiter = await openSession('recruiter', fields);
  const { token } = demoSession('admin');
  await expectOk(portal, 'PUT', `/admin/verify-recruiter/${recruiter.id}`, { token });
  await expectOk(portal, 'POST', '/subscriptions/create', {
    token: recruiter.token,
    body: { recruiter_id: recruiter.id, plan_name: 'trial' },
  });
  return recruiter;
};

/** Creates an admin as the master admin of the demo data, and signs them in. */
export const makeAdmin = async (): Promise<Session> => {
  const email = uniqueEmail('admin');
  const details = { name: 'Asha Rao', phone: somePhone(), address: 'Pune', company_name: 'Portal', password: 'unused' };
  await expectOk(portal, 'POST', '/admin/signup', {
    token: demoSession('master_admin').token,
    body: { ...details, email },
  });
  return await signInThroughApi('admin', email);
};

const jobForm = {
  title: 'Interpreter',
  description: 'Interpreting at trade fairs.',
  language: 'German',
  location: 'Graz',
};

/** Posts a job of a recruiter; returns its id. */
export const postJob = async ({ token, id }: Session, fields: Record<string, unknown> = {}): Promise<number> => {
  const job = { ...jobForm, recruiter_id: id, ...fields };
  const { body } = await expectOk(portal, 'POST', '/jobs', { token, body: job });
  return created.parse(body).id;
};

/** Changes a recruiter's own job; `fields` replace those of `postJob`. */
export const changeJob = async (
  { token, id }: Session,
  jobId: number,
  fields: Record<string, unknown>,
): Promise<void> => {
  await expectOk(portal, 'PUT', `/jobs/${jobId}`, { token, body: { ...jobForm, recruiter_id: id, ...fields } });
};

/** Applies for a job as a candidate. */
export const apply = async ({ token, id }: Session, jobId: number): Promise<void> => {
  await expectOk(portal, 'POST', `/applications/apply/${jobId}?candidate_id=${id}`, { token });
};
