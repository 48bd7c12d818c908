import { afterEach, expect, test } from 'vitest';
import { authCalls } from '#shared/contracts/auth.ts';
import { uniqueEmail } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';

const api = await testApi();
const steps = authSteps(api);
const { email: masterEmail } = await steps.createMaster();
const generous = process.env.ADDRESS_BUDGET;
const minute = 60_000;
const day = 24 * 60 * minute;

afterEach(() => {
  process.env.ADDRESS_BUDGET = generous;
});

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
const repeat = <T>(times: number, work: () => Promise<T>) => Promise.all(Array.from({ length: times }, work));

test('sends 3 codes a minute, also to concurrent requests', async () => {
  const { email } = await steps.createCandidate();
  const answers = await repeat(50, () => steps.send('candidate', email));
  expect(statuses(answers).slice(0, 4)).toEqual([200, 200, 200, 429]);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(47);
  expect(await api.inbox(email)).toHaveLength(3);
});

test('returns when the next code may be requested, to the second', async () => {
  const { email } = await steps.createRecruiter();
  const start = Date.now();
  for (const seconds of [0, 10, 20]) {
    api.clock.set(start + seconds * 1000);
    expect(await steps.send('recruiter', email)).toMatchObject({ status: 200 });
  }
  const refused = await steps.send('recruiter', email);
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '40' }, body: { code: 'TOO_MANY_REQUESTS' } });
  api.clock.set(start + minute - 1);
  expect(await steps.send('recruiter', email)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
  api.clock.set(start + minute);
  expect(await steps.send('recruiter', email)).toMatchObject({ status: 200 });
});

test('sends 5 codes in 15 minutes and 20 in a day to one address, over all roles of an admin', async () => {
  const start = Date.now();
  let sent = 0;
  for (let at = start; at < start + day; at += 10 * minute) {
    api.clock.set(at);
    const role = (at - start) % (20 * minute) === 0 ? 'master_admin' : 'admin';
    for (let ask = 0; ask < 3; ask += 1) sent += (await steps.send(role, masterEmail)).status === 200 ? 1 : 0;
    if (at === start + 10 * minute) expect(sent).toBe(5);
    if (sent === 20) break;
  }
  api.clock.set(start + day - 1);
  expect(await steps.send('admin', masterEmail)).toMatchObject({ status: 429 });
  expect(await api.inbox(masterEmail)).toHaveLength(20);
  api.clock.set(start + day);
  expect(await steps.send('admin', masterEmail)).toMatchObject({ status: 200 });
});

test('sends 20 codes in a day to a candidate, and requests for an admin’s code do not use them up', async () => {
  const { email } = await steps.createCandidate();
  const start = Date.now();
  let own = 0;
  let requested = 0;
  for (let at = start; at < start + day && own < 20; at += 10 * minute) {
    api.clock.set(at);
    const answers = await repeat(3, () => steps.send('admin', email));
    requested += answers.filter(({ status }) => status === 200).length;
    for (let ask = 0; ask < 3; ask += 1) own += (await steps.send('candidate', email)).status === 200 ? 1 : 0;
  }
  expect([own, requested]).toEqual([20, 20]);
  expect(await steps.send('candidate', email)).toMatchObject({ status: 429 });
  expect(await api.inbox(email)).toHaveLength(20);
});

test('mails a network four codes for each of its look-ups in an hour, and other networks theirs', async () => {
  const start = Math.ceil(Date.now() / (60 * minute)) * 60 * minute;
  api.clock.set(start);
  const addresses = await repeat(9, async () => (await steps.createCandidate()).email);
  process.env.ADDRESS_BUDGET = '2';
  const send = (email: string, address: string) => api.call(authCalls.candidateSendOtp, { body: { email }, address });
  const answers = await Promise.all(addresses.map((email) => send(email, '198.51.100.40')));
  expect(statuses(answers)).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
  expect(await send(addresses[0] ?? '', '198.51.100.40')).toMatchObject({
    status: 429,
    headers: { 'retry-after': '3600' },
  });
  expect((await send(addresses[0] ?? '', '198.51.100.41')).status).toBe(200);
  api.clock.set(start + 60 * minute);
  expect((await send(addresses[0] ?? '', '198.51.100.40')).status).toBe(200);
});

test('checks an address without mailing it and without spending its codes', async () => {
  const { email } = await steps.createCandidate();
  for (const _ of Array.from({ length: 6 })) {
    expect(await steps.send('candidate', email, { check: true })).toMatchObject({ status: 200 });
  }
  expect(await steps.send('recruiter', email, { check: true })).toMatchObject({
    status: 404,
    body: { code: 'ACCOUNT_NOT_FOUND' },
  });
  expect(await api.inbox(email)).toEqual([]);
  expect(await steps.send('candidate', email)).toMatchObject({ status: 200 });
});

test('answers 404 for an address that is not of that role', async () => {
  const { email } = await steps.createRecruiter();
  expect(await steps.send('candidate', email)).toMatchObject({ status: 404, body: { code: 'ACCOUNT_NOT_FOUND' } });
  expect(await steps.send('candidate', uniqueEmail('unknown'))).toMatchObject({ status: 404 });
  expect(await steps.send('recruiter', uniqueEmail('unknown'))).toMatchObject({ status: 404 });
});

test('budgets look-ups by the address that the edge saw, whatever headers a client sends', async () => {
  const { email } = await steps.createCandidate();
  process.env.ADDRESS_BUDGET = '5';
  const start = Math.ceil(Date.now() / (60 * minute)) * 60 * minute;
  api.clock.set(start + minute);
  const lookUp = (turn: number, address = '198.51.100.7') =>
    api.call(authCalls.candidateSendOtp, {
      body: { email: uniqueEmail('guess'), check: true },
      address,
      headers: {
        'x-forwarded-for': `203.0.113.${turn}`,
        forwarded: `for=203.0.113.${turn}`,
        'x-real-ip': '203.0.113.9',
      },
    });
  for (let turn = 0; turn < 5; turn += 1) expect(await lookUp(turn)).toMatchObject({ status: 404 });
  expect(await lookUp(6)).toMatchObject({ status: 429, headers: { 'retry-after': String(59 * 60) } });
  const known = { body: { email }, address: '198.51.100.7' };
  expect(
    await api.call(authCalls.candidateSendOtp, known),
    'a registered address is not revealed either',
  ).toMatchObject({
    status: 429,
  });
  expect(await api.call(authCalls.candidateSignup, { ...signupForm(email), address: '198.51.100.7' })).toMatchObject({
    status: 429,
  });
  expect(await lookUp(7, '198.51.100.8')).toMatchObject({ status: 404 });
  api.clock.set(start + 60 * minute);
  expect(await lookUp(8)).toMatchObject({ status: 404 });
});

test('lets exactly the budget through when look-ups are concurrent', async () => {
  process.env.ADDRESS_BUDGET = '7';
  api.clock.set(Date.now());
  const address = '198.51.100.50';
  const answers = await repeat(30, () =>
    api.call(authCalls.recruiterSendOtp, { body: { email: uniqueEmail('guess') }, address }),
  );
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(7);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(23);
});

test('stores no client address in the table', async () => {
  const address = '198.51.100.99';
  await api.call(authCalls.candidateSendOtp, { body: { email: uniqueEmail('guess') }, address });
  expect(await steps.itemsWith(address)).toEqual([]);
});

test('reports what one refused look-up costs', async () => {
  api.units.reset();
  await steps.send('candidate', uniqueEmail('unknown'));
  expect(api.units.spent()).toMatchObject({ read: 1, write: 1 });
});

const signupForm = (email: string) => ({ body: { name: 'Someone', email, phone: '+919876543210' } });
