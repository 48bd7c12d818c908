import type { DynamoDBRecord } from 'aws-lambda';
import { beforeAll, describe, expect, test } from 'vitest';
import { changesAfter, lastChange } from '#functions/data/change-feed/change-feed-store.ts';
import { fanOutStep, stepsOfRun } from '#functions/data/fan-out/fan-out.ts';
import { transact } from '#functions/data/transact.ts';
import { putNewApplication } from '#functions/entities/application/application-store.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { testApi } from '#test/support/api.ts';
import { followTable } from '#test/support/handlers.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const ofRun = fanOutStep.size * stepsOfRun;
/** Two whole runs and a part of one. */
const applications = 2 * ofRun + 10;
const api = await testApi();
let recruiter: Principal;
let job: Awaited<ReturnType<typeof makeJob>>;

/** Stores applications of people who do not exist: this file follows what is written to the applications only. */
async function makeApplications() {
  const { id, recruiter_id, created_at, title, company_name, location, language, job_type } = job;
  const writes = Array.from({ length: applications }, (_, place) =>
    putNewApplication({
      application_id: `${id}-${place + 1}`,
      job_id: id,
      candidate_id: place + 1,
      recruiter_id,
      status: 'applied',
      applied_at: created_at,
      job: { id, title, company_name, location, language, job_type },
      masked_name: 'N***',
      language,
    }),
  );
  for (let start = 0; start < writes.length; start += 100)
    await transact(Object.fromEntries(writes.slice(start, start + 100).map((write, place) => [`${place}`, write])));
}

const countMarked = async () =>
  (await api.scan()).filter(({ entity, card }) => entity === 'application' && card.job_gone).length;

/** The latest records of jobs, accounts and of what a run left. */
const readFollowed = async (): Promise<DynamoDBRecord[]> =>
  (await api.readStream()).filter(({ dynamodb }) =>
    ['job', 'account', 'fan_out'].includes(String((dynamodb?.NewImage ?? dynamodb?.OldImage)?.entity?.S)),
  );

async function followAll(): Promise<number> {
  let runs = 0;
  for (let records = await readFollowed(); records.length > 0; records = await readFollowed()) {
    await followTable({ Records: records });
    runs += 1;
  }
  return runs;
}

const setActive = async (is_active: boolean) => {
  const { title, description, location, language, job_type, experience_level } = job;
  const body = { title, description, location, language, job_type, experience_level, is_active };
  const answer = await api.call(jobCalls.update, { params: { id: 1 }, token: recruiter.token, body });
  expect(answer.status).toBe(200);
};

beforeAll(async () => {
  recruiter = await makePrincipal('recruiter', 1);
  await subscribe(recruiter.id);
  job = await makeJob(1, recruiter.id);
  await makeApplications();
  await api.readStream();
});

describe('the end of a job with many applications', () => {
  test('is marked in runs that each write a part and leave the rest to the next one', async () => {
    await setActive(false);
    await followTable({ Records: await readFollowed() });
    expect(await countMarked()).toBe(ofRun);
    const second = await readFollowed();
    // A repeated delivery stores the same rest again, which is no change.
    await followTable({ Records: [...second, ...second] });
    expect(await countMarked()).toBe(2 * ofRun);
    expect(await followAll()).toBe(1);
    expect(await countMarked()).toBe(applications);
  });

  test('leaves no mark when the job returns while they are written', async () => {
    await setActive(true);
    expect(await followAll()).toBe(3);
    expect(await countMarked()).toBe(0);
    await setActive(false);
    await followTable({ Records: await readFollowed() });
    await setActive(true);
    // What the run left comes after the return, and finds the job public.
    await followAll();
    expect(await countMarked()).toBe(0);
  });
});

describe('the jobs of a recruiter who is deactivated', () => {
  let token = '';
  beforeAll(async () => {
    token = (await makePrincipal('admin', 1)).token;
  });
  const active = async () => (await api.scan()).filter(({ entity, card }) => entity === 'job' && card.is_active).length;

  test('are withdrawn in runs, which announce them to the search without waiting for their own records', async () => {
    const other = await makePrincipal('recruiter', 2);
    const before = await active();
    for (let id = 1_001; id <= 1_001 + ofRun; id += 1) await makeJob(id, other.id);
    await readFollowed();
    await api.call(adminCalls.deactivateUser, { params: { a: 'recruiter', b: other.id }, token });
    const announced = await lastChange('jobs');
    const ofAccount = (await readFollowed()).filter(({ dynamodb }) => dynamodb?.NewImage?.entity?.S === 'account');
    await followTable({ Records: ofAccount });
    expect(await active()).toBe(before + 1);
    const [entry] = await changesAfter('jobs', announced);
    expect(entry?.ids).toHaveLength(ofRun);
    await followAll();
    expect(await active()).toBe(before);
  });

  test('are public again in as many runs', async () => {
    const before = await active();
    await api.call(adminCalls.reactivateUser, { params: { a: 'recruiter', b: 2 }, token });
    await followAll();
    expect(await active()).toBe(before + ofRun + 1);
  });
});
