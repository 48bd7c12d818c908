import * as z from 'zod/mini';
import { expectOk } from '#test/support/http-api.ts';
import { portal } from './portal.ts';
import { demoSession, openSession, type Session } from './sessions.ts';

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
