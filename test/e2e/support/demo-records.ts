import * as z from 'zod/mini';
import { expectOk } from '#test/support/http-api.ts';
import { changeJob, makeHiringRecruiter, postJob } from './api.ts';
import { portal } from './portal.ts';
import { demoSession } from './sessions.ts';

/** Reads a list of the API as a demo user. */
const listOf = async <Entry extends z.ZodMiniType>(
  type: 'recruiter' | 'admin',
  path: (id: number) => string,
  entry: Entry,
): Promise<z.output<Entry>[]> => {
  const { token, id } = demoSession(type);
  const { body } = await expectOk(portal, 'GET', path(id), { token });
  return z.array(entry).parse(body);
};

const found = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`The demo data have no ${what}.`);
  return value;
};

const applied = z.object({ application_id: z.string(), job_id: z.int() });
const ofRecent = (id: number) => `/applications/recruiter/${id}/recent`;

/** The latest application to a job of the demo recruiter. */
export const demoApplication = async (): Promise<z.output<typeof applied>> =>
  found((await listOf('recruiter', ofRecent, applied))[0], 'application');

/** A job of the demo recruiter with an application. */
export const demoJob = async (): Promise<number> => (await demoApplication()).job_id;

const entry = z.object({ candidate: z.object({ id: z.int(), name: z.nullable(z.string()) }) });
const ofShortlist = (id: number) => `/shortlist/recruiter/${id}`;

/** The candidate of that application. */
export const demoApplicant = async (): Promise<number> =>
  Number((await demoApplication()).application_id.split('-')[1]);

/** A candidate whom the demo recruiter unlocked. */
export const demoUnlocked = async (): Promise<number> => {
  const entries = await listOf('recruiter', ofShortlist, entry);
  return found(
    entries.find(({ candidate }) => candidate.name !== null),
    'unlocked candidate',
  ).candidate.id;
};

const results = z.object({ items: z.array(z.object({ id: z.int(), name: z.nullable(z.string()) })) });

/** A candidate whom the demo recruiter sees masked. No journey unlocks one of this language. */
export const demoLocked = async (): Promise<number> => {
  const { token } = demoSession('recruiter');
  const { body } = await expectOk(portal, 'GET', '/candidates/search?language=Korean', { token });
  return found(
    results.parse(body).items.find(({ name }) => name === null),
    'locked candidate',
  ).id;
};

/** The ids of a few candidates on the demo recruiter's shortlist, as the address of the printed pack has them. */
export const demoPack = async (): Promise<string> => {
  const entries = await listOf('recruiter', ofShortlist, entry);
  return entries
    .slice(0, 3)
    .map(({ candidate }) => candidate.id)
    .join();
};

const paid = z.object({ id: z.string(), status: z.string() });
const ofPayments = (id: number) => `/payments/recruiter/${id}`;

/** A payment of the demo recruiter that has an invoice. */
export const demoPayment = async (): Promise<string> =>
  found(
    (await listOf('recruiter', ofPayments, paid)).find(({ status }) => status === 'completed'),
    'payment',
  ).id;

let closed: Promise<number> | undefined;

/** A job that was public and that its recruiter closed, one in a worker: those of the demo never were public. */
export const closedJob = (): Promise<number> => {
  closed ??= closeNewJob();
  return closed;
};

async function closeNewJob(): Promise<number> {
  const recruiter = await makeHiringRecruiter();
  const id = await postJob(recruiter);
  await changeJob(recruiter, id, { is_active: false });
  return id;
}
