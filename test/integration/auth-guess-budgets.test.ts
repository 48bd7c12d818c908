import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uniqueEmail } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps, otherThan, type Role } from '#test/support/auth-steps.ts';

const api = await testApi();
const steps = authSteps(api);
const { email: masterEmail } = await steps.createMaster();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const tooMany = { status: 429, body: { code: 'TOO_MANY_REQUESTS' } };
const stranger = '198.51.100.1';
const home = '203.0.113.1';
const networks = Array.from({ length: 12 }, (_, index) => `198.51.100.${index + 10}`);
/** Each test has its own hour, so that guesses of other tests do not count. */
let start = Math.ceil(Date.now() / hour) * hour;

beforeEach(() => {
  start += day;
  api.clock.set(start);
});
afterEach(() => vi.unstubAllEnvs());

/** Requests a code and enters wrong ones from a client address; returns the statuses. */
async function guessWrong(role: Role, email: string, address: string, times = 5): Promise<number[]> {
  const otp = role === 'candidate' ? await steps.requestCode(role, email) : '111111';
  if (role !== 'candidate') await steps.send(role, email);
  const statuses: number[] = [];
  for (let guess = 0; guess < times; guess += 1) {
    statuses.push((await steps.verify(role, email, otherThan(otp), address)).status);
  }
  return statuses;
}

/** Creates candidates, each with a code in the inbox. */
async function mailCodesToCandidates(count: number): Promise<{ email: string; otp: string }[]> {
  const people: { email: string; otp: string }[] = [];
  for (let made = 0; made < count; made += 1) {
    const { email } = await steps.createCandidate();
    people.push({ email, otp: await steps.requestCode('candidate', email) });
  }
  return people;
}

test.each(['candidate', 'master_admin'] as const)(
  'ten wrong guesses of another person lock that network out for a day, not the %s',
  async (role) => {
    const email = role === 'candidate' ? (await steps.createCandidate()).email : masterEmail;
    for (const round of [0, 1]) {
      api.clock.set(start + round * 20 * minute);
      expect(await guessWrong(role, email, stranger)).toEqual(Array(5).fill(400));
    }
    api.clock.set(start + 40 * minute);
    const otp = await steps.requestCode(role, email);
    const refused = await steps.verify(role, email, otp, stranger);
    expect(refused).toMatchObject(tooMany);
    expect(Number(refused.headers['retry-after'])).toBe((day - 40 * minute) / 1000);
    for (let guess = 0; guess < 6; guess += 1) {
      expect(await steps.verify(role, email, otherThan(otp), stranger)).toMatchObject(tooMany);
    }
    expect(await steps.verify(role, email, otp, home), 'refused guesses do not use the code up').toMatchObject({
      status: 200,
    });
  },
);

test('guesses from many networks at one address end after 50 failures in a day', async () => {
  const { email } = await steps.createCandidate();
  let evaluated = 0;
  for (const [round, network] of networks.entries()) {
    api.clock.set(start + round * 20 * minute);
    evaluated += (await guessWrong('candidate', email, network)).filter((status) => status === 400).length;
  }
  expect(evaluated).toBe(50);
  const otp = await steps.requestCode('candidate', email).catch(() => '000000');
  const locked = await steps.verify('candidate', email, otp, home);
  expect(locked).toMatchObject(tooMany);
  const sinceStart = (networks.length - 1) * 20 * minute;
  expect(Number(locked.headers['retry-after'])).toBe((day - sinceStart) / 1000);
  api.clock.set(start + day);
  const later = await steps.requestCode('candidate', email);
  expect(await steps.verify('candidate', email, later, home)).toMatchObject({ status: 200 });
});

test('5 of 50 concurrent guesses at one code from 50 networks are evaluated', async () => {
  const { email } = await steps.createCandidate();
  const otp = await steps.requestCode('candidate', email);
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      steps.verify('candidate', email, otherThan(otp), `198.51.100.${index + 100}`),
    ),
  );
  const [codes] = (await steps.itemsWith(email)).filter(({ entity }) => entity === 'one_time_codes');
  expect(codes?.codes.candidate).toMatchObject({ guesses: 5, failed: 5 });
  expect(Object.keys(codes?.codes.candidate.failures)).toHaveLength(5);
  expect(await steps.verify('candidate', email, otp, home)).toMatchObject({ status: 400 });
});

test('the hourly budget of one network limits its guesses over all roles and addresses, known or unknown', async () => {
  vi.stubEnv('ADDRESS_BUDGET', '30');
  const roles = ['candidate', 'recruiter', 'admin', 'master_admin'] as const;
  const guess = (turn: number, address: string) =>
    steps.verify(roles[turn % 4] ?? 'candidate', uniqueEmail('sprayed'), '123456', address);
  api.clock.set(start + minute);
  const statuses: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) statuses.push((await guess(turn, stranger)).status);
  expect(statuses).toEqual([...Array(30).fill(400), ...Array(30).fill(429)]);
  const refused = await guess(0, stranger);
  expect(refused).toMatchObject(tooMany);
  expect(refused.headers['retry-after']).toBe(String(59 * 60));
  expect(await guess(0, home), 'another network').toMatchObject({ status: 400 });
  api.clock.set(start + hour);
  expect(await guess(0, stranger), 'the next hour').toMatchObject({ status: 400 });
});

test('concurrent guesses at many addresses from one network are evaluated up to its budget', async () => {
  vi.stubEnv('ADDRESS_BUDGET', '12');
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => steps.verify('candidate', uniqueEmail('sprayed'), '123456', stranger)),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(12);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(38);
});

test('a network over its budget gets no hint that a code is right', async () => {
  vi.stubEnv('ADDRESS_BUDGET', '2');
  const { email } = await steps.createCandidate();
  const otp = await steps.requestCode('candidate', email);
  for (let turn = 0; turn < 2; turn += 1) await steps.verify('candidate', uniqueEmail('sprayed'), '123456', stranger);
  expect(await steps.verify('candidate', email, otp, stranger)).toMatchObject(tooMany);
  expect(await steps.verify('candidate', email, otp, home)).toMatchObject({ status: 200 });
});

test('sign-ins from one network are unlimited, and leave half of its budget to mistakes', async () => {
  const people = await mailCodesToCandidates(15);
  vi.stubEnv('ADDRESS_BUDGET', '6');
  for (const { email, otp } of people) {
    expect(await steps.verify('candidate', email, otp, stranger)).toMatchObject({ status: 200 });
  }
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    statuses.push((await steps.verify('candidate', uniqueEmail('typo'), '123456', stranger)).status);
  }
  expect(statuses).toEqual([400, 400, 400, 429]);
});

test('addresses of one IPv6 network, and an IPv4 address in either notation, share a budget', async () => {
  vi.stubEnv('ADDRESS_BUDGET', '1');
  const guess = async (address: string) =>
    (await steps.verify('candidate', uniqueEmail('sprayed'), '123456', address)).status;
  expect([await guess('2001:db8:7:7::1'), await guess('2001:db8:7:7:ffff::2')]).toEqual([400, 429]);
  expect([await guess('192.0.2.77'), await guess('::ffff:192.0.2.77'), await guess('::ffff:c000:24d')]).toEqual([
    400, 429, 429,
  ]);
  expect(await guess('::ffff:192.0.2.78'), 'mapped addresses do not share one budget').toBe(400);
});

test('a guess stores no client address, and network marks that differ by account', async () => {
  const address = '198.51.100.200';
  const marks: string[] = [];
  for (const { email } of [await steps.createCandidate(), await steps.createCandidate()]) {
    await guessWrong('candidate', email, address, 1);
    const [codes] = (await steps.itemsWith(email)).filter(({ entity }) => entity === 'one_time_codes');
    marks.push(...Object.keys(codes?.codes.candidate.failures));
  }
  expect(await steps.itemsWith(address)).toEqual([]);
  for (const mark of marks) expect(mark).toMatch(/^[A-Za-z0-9_-]{10}$/);
  expect(new Set(marks).size).toBe(2);
});

test('a wrong guess costs no read and 2 write units, a sign-in 4, and 5 from half of the network’s budget on', async () => {
  const [mistaken, ...people] = await mailCodesToCandidates(4);
  if (!mistaken) throw new Error('no candidate');
  vi.stubEnv('ADDRESS_BUDGET', '4');
  api.units.reset();
  await steps.verify('candidate', mistaken.email, otherThan(mistaken.otp), stranger);
  expect(api.units.spent()).toMatchObject({ read: 0, write: 2 });
  for (const [index, write] of [4, 5, 5].entries()) {
    const { email = '', otp = '' } = people[index] ?? {};
    api.units.reset();
    expect(await steps.verify('candidate', email, otp, stranger)).toMatchObject({ status: 200 });
    expect(api.units.spent()).toMatchObject({ read: 1, write });
  }
});
