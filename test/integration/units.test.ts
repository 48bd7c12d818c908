import { expect, test } from 'vitest';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { prepareBudgetedCalls, readBudget } from '#test/bench/unit-budgets.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { subscribe } from '#test/support/records.ts';

const api = await testApi();

test('every budgeted call stays within its read and write units', async () => {
  const calls = await prepareBudgetedCalls(async (call, input) => {
    const answer = await api.call(call, input);
    expect(answer.status, `${call.path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body;
  });
  const over: string[] = [];
  for (const budgeted of calls) {
    const input = await budgeted.input();
    api.units.reset();
    const answer = await api.call(budgeted.call, input);
    const { read, write } = api.units.spent();
    expect(answer.status, `${budgeted.name} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    if (read > readBudget(budgeted) || write > budgeted.write) {
      over.push(`${budgeted.name}: ${read}/${write}, budget ${readBudget(budgeted)}/${budgeted.write}`);
    }
  }
  expect(over).toEqual([]);
});

test('a list page of 20 jobs of ordinary length and their detail pages stay within budget', async () => {
  const recruiter = await makePrincipal('recruiter', 900);
  await subscribe(recruiter.id);
  const body = {
    title: 'Senior Medical Interpreter (Japanese and English)',
    description: 'You interpret consultations at two clinics and prepare glossaries with the team. '.repeat(9),
    requirements: 'Five years in hospitals; a certificate of medical interpreting. '.repeat(4),
    benefits: 'Flexible hours, a yearly budget for books and conferences. '.repeat(3),
    language: 'Japanese',
    location: 'Osaka, Japan',
    salary_min: 48_000,
    salary_max: 62_000,
  };
  const ids: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    api.units.reset();
    const answer = await api.call(jobCalls.create, { token: recruiter.token, body });
    expect(answer.status).toBe(201);
    expect(api.units.spent().write).toBeLessThanOrEqual(8);
    ids.push(answer.body.id);
  }
  // A warm function knows the number of jobs for ten seconds.
  await api.call(jobCalls.list, { query: { limit: '19' } });
  api.units.reset();
  expect((await api.call(jobCalls.list, { query: { limit: '20' } })).body).toHaveLength(20);
  expect(api.units.spent()).toMatchObject({ read: 1.5, write: 0 });
  api.units.reset();
  expect((await api.call(jobCalls.get, { params: { id: String(ids[7]) } })).body.similar_jobs).toHaveLength(3);
  expect(api.units.spent()).toMatchObject({ read: 1, write: 0 });
});
