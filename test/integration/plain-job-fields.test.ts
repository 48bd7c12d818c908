import { expect, test } from 'vitest';
import { accountCalls } from '#shared/contracts/account.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { jobFields, listedJobFields, wholeJobFields } from '#shared/domain/job-fields.ts';
import { mapFields, type PlainField, usualValues } from '#shared/domain/plain-fields.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makePlan, subscribe } from '#test/support/records.ts';

// What holds for every plain field of a job, whichever there are.

const api = await testApi();
await makePlan();
const recruiter = await makePrincipal('recruiter', 1);
const admin = await makePrincipal('admin', 50);
await subscribe(recruiter.id);

/** A value that is not the usual one, nor that of another field. */
function sample(field: PlainField, name: string) {
  if (field.kind === 'choice') return field.of.at(-1);
  if (field.kind === 'tag') return 'pt-BR';
  if (field.kind === 'amount') return 1_000 + Object.keys(jobFields).indexOf(name);
  return `Some ${name}`;
}

const samples = mapFields(jobFields, sample);
const others = mapFields(jobFields, (field, name) => {
  if (field.kind === 'choice') return field.of[1];
  if (field.kind === 'tag') return 'sw';
  return field.kind === 'amount' ? Number(samples[name as 'title']) + 1 : `New ${name}`;
});
const description = 'Interpret.';
const names = Object.keys(jobFields) as (keyof typeof jobFields)[];

const post = async (fields: object) => {
  const { status, body } = await api.call(jobCalls.create, {
    token: recruiter.token,
    body: { description, ...usualValues(jobFields), ...required, ...fields, recruiter_id: recruiter.id },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as Record<string, unknown>;
};
const required = { title: 'Interpreter', location: 'Lisbon', language: 'Japanese' };

test('is answered by the job, the list, the list of admins and the export as it was posted', async () => {
  const { id } = await post(samples);
  const params = { id: Number(id) };
  const job = await api.call(jobCalls.get, { params });
  const listed = await api.call(jobCalls.list, {});
  const ofAdmins = await api.call(jobCalls.adminList, { token: admin.token, query: { texts: 'whole' } });
  const data = await api.call(accountCalls.export, { token: recruiter.token });
  const exported = data.body as { jobs: { id: number }[] };
  const own = (jobs: unknown) => (jobs as { id: number }[]).find((each) => each.id === id);
  expect(job.body).toMatchObject(samples);
  expect(own(ofAdmins.body)).toMatchObject(samples);
  expect(own(exported.jobs)).toMatchObject(samples);
  const shown = Object.entries(samples).filter(([name]) => name in listedJobFields);
  expect(own(listed.body)).toMatchObject(Object.fromEntries(shown));
  for (const name of Object.keys(wholeJobFields)) expect(own(listed.body)).not.toHaveProperty(name);
});

test.each(names)('%s is changed by the form, and a form that showed another value of it is refused', async (name) => {
  const { id, version } = await post(samples);
  const change = (fields: object) =>
    api.call(jobCalls.update, {
      token: recruiter.token,
      params: { id: Number(id) },
      body: { description, ...samples, ...fields },
    });
  const changed = { [name]: others[name] };
  expect(await change({ ...changed, version })).toMatchObject({ status: 200, body: { ...samples, ...changed } });
  expect(await change({ version, description: 'Translate.' })).toMatchObject({
    status: 409,
    body: { code: 'CHANGED_MEANWHILE' },
  });
});

const optional = names.filter((name) => 'optional' in jobFields[name]);

test.each(optional)('%s stays as it is where the form does not send it, and null clears it', async (name) => {
  const { id } = await post(samples);
  const send = (fields: object) =>
    api.call(jobCalls.update, {
      token: recruiter.token,
      params: { id: Number(id) },
      body: { description, ...samples, ...fields },
    });
  expect(await send({ [name]: undefined })).toMatchObject({ status: 200, body: samples });
  expect(await send({ [name]: null })).toMatchObject({ status: 200, body: { ...samples, [name]: null } });
  expect((await post({ [name]: undefined }))[name]).toBeNull();
});
