import { beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#shared/contracts/account.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { attestationCalls } from '#shared/contracts/attestations.ts';
import { candidateSearchCalls } from '#shared/contracts/candidate-search.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { moderationCalls } from '#shared/contracts/moderation.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { reportCalls } from '#shared/contracts/reports.ts';
import { englishText } from '#shared/texts/english-text.ts';
import { textId } from '#shared/texts/text-id.ts';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { eventually } from '#test/support/eventually.ts';
import { followTable, writeSnapshots } from '#test/support/handlers.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
const aws = awsStandIn();
const admin = await makePrincipal('admin', 1);
const viewer = await makePrincipal('recruiter', 900);
// An index follows changes within a second. Without one, a search finds what the table had up to ten seconds ago.
beforeAll(writeSnapshots);
/** A badge ends, and returns, within this time: of the processor, once the records of the change are delivered. */
const shownWithinMs = 5_000;
let last = 0;

interface Attested {
  recruiter: Principal;
  candidate: Principal;
  id: string;
}

const setStatus = ({ token }: Principal, id: string, status: string) =>
  api.call(applicationCalls.updateStatus, { token, params: { id }, body: { status } });
const levels = [{ tag: 'ja', skill: 'reading', level: 'B2' }];
const attest = ({ token }: Principal, id: string) =>
  api.call(attestationCalls.attest, { token, params: { id }, body: { levels } });

async function drain(): Promise<void> {
  while ((await api.drainStream()).length > 0);
}

/** A recruiter hired a candidate who states B1 and attested B2. */
async function makeHired(): Promise<Attested> {
  last += 1;
  const recruiter = await makePrincipal('recruiter', last);
  const candidate = await makePrincipal('candidate', last);
  await subscribe(recruiter.id);
  const job = await makeJob(last, recruiter.id);
  const body = { languages: [{ tag: 'ja', skills: { reading: [{ scale: 'cefr', level: 'B1' }] } }], modes: [] };
  await api.call(candidateCalls.setLanguages, { token: candidate.token, body });
  await api.call(applicationCalls.apply, { token: candidate.token, params: { jobId: job.id } });
  const id = `${job.id}-${candidate.id}`;
  expect((await setStatus(recruiter, id, 'hired')).status).toBe(200);
  return { recruiter, candidate, id };
}

async function makeAttested(): Promise<Attested> {
  const hired = await makeHired();
  expect((await attest(hired.recruiter, hired.id)).status).toBe(200);
  await drain();
  return hired;
}

const rung = async ({ candidate }: Attested): Promise<string> => {
  const { body } = await api.call(candidateCalls.ownProfile, { token: candidate.token });
  return body.languages[0].skills.reading[0].evidence;
};
const isFound = async ({ candidate }: Attested): Promise<boolean> => {
  const query = { tag: 'ja', level: 'B1', evidence: 'attested', limit: '50' };
  const { body } = await api.call(candidateSearchCalls.candidates, { token: viewer.token, query });
  return body.items.some(({ id }: { id: number }) => id === candidate.id);
};
const stateOf = async ({ candidate }: Attested): Promise<string> =>
  (await api.call(attestationCalls.mine, { token: candidate.token })).body[0].state;
/** The evidence in the profile, whether the search finds it, and what the candidate sees; the search follows within 5 seconds of the processor. */
const expectShown = async (attested: Attested, expected: [evidence: string, found: boolean, state: string]) => {
  // Processor time, which other processes on the machine do not add to.
  const before = process.cpuUsage();
  await eventually(async () => {
    expect([await rung(attested), await isFound(attested), await stateOf(attested)]).toEqual(expected);
  });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(shownWithinMs);
};

type Change = (attested: Attested) => Promise<unknown>;
const ofUser =
  (call: typeof adminCalls.deactivateUser | typeof adminCalls.terminateUser | typeof adminCalls.reactivateUser) =>
  ({ recruiter }: Attested) =>
    api.call(call, { token: admin.token, params: { a: 'recruiter', b: recruiter.id } });
const verify: Change = ({ recruiter }) =>
  api.call(adminCalls.verifyRecruiter, { token: admin.token, params: { id: recruiter.id } });
const unverify: Change = ({ recruiter }) =>
  api.call(adminCalls.unverifyRecruiter, { token: admin.token, params: { id: recruiter.id } });
const hireAgain: Change = ({ recruiter, id }) => setStatus(recruiter, id, 'hired');
const takeDownCompany: Change = async ({ recruiter }) => {
  const subject = { subject_type: 'company', subject_id: recruiter.id };
  await api.call(reportCalls.create, { body: { ...subject, reason: 'scam', note: '' } });
  const params = { subject: 'company', id: recruiter.id };
  const { body } = await api.call(moderationCalls.reportsAbout, { token: admin.token, params });
  const decision = { decision: 'take_down', note: 'A scam.', version: body.version };
  return api.call(moderationCalls.decideReports, { token: admin.token, params, body: decision });
};

const endings: [what: string, end: Change, back: Change][] = [
  ['loses the verification', unverify, verify],
  ['is deactivated', ofUser(adminCalls.deactivateUser), ofUser(adminCalls.reactivateUser)],
  ['is deleted by an admin', ofUser(adminCalls.terminateUser), ofUser(adminCalls.reactivateUser)],
  ['has a company page that is taken down', takeDownCompany, verify],
  ...(['applied', 'reviewed', 'shortlisted', 'rejected'] as const).map((status): [string, Change, Change] => [
    `takes the hire back: ${status}`,
    ({ recruiter, id }) => setStatus(recruiter, id, status),
    hireAgain,
  ]),
];

describe.each(endings)('when the recruiter %s', (_, end, back) => {
  test('the level falls to its other evidence, in profile and search, and comes back with the trust', async () => {
    const attested = await makeAttested();
    await expectShown(attested, ['attested', true, 'trusted']);
    expect(await end(attested)).toMatchObject({ status: 200 });
    await drain();
    await expectShown(attested, ['declared', false, 'paused']);
    expect(await back(attested)).toMatchObject({
      status: 200,
    });
    await drain();
    await expectShown(attested, ['attested', true, 'trusted']);
  });

  test('repeated, late and reordered records lead to the same state', async () => {
    const attested = await makeAttested();
    await end(attested);
    const ended = await api.readStream();
    await followTable({ Records: ended.toReversed() });
    await followTable({ Records: ended });
    await drain();
    expect(await rung(attested)).toBe('declared');
    await back(attested);
    await drain();
    await followTable({ Records: ended });
    await drain();
    expect(await rung(attested)).toBe('attested');
  });

  test('an attestation that is written meanwhile does not count', async () => {
    const attested = await makeHired();
    await drain();
    beforeNextTransaction(() => end(attested));
    await attest(attested.recruiter, attested.id);
    await drain();
    expect(await rung(attested)).toBe('declared');
  });
});

test('several trusts have to be there: what ended twice comes back with the second return', async () => {
  const attested = await makeAttested();
  await setStatus(attested.recruiter, attested.id, 'rejected');
  await unverify(attested);
  await drain();
  await verify(attested);
  await drain();
  await expectShown(attested, ['declared', false, 'paused']);
  await hireAgain(attested);
  await drain();
  await expectShown(attested, ['attested', true, 'trusted']);
});

test('another recruiter’s attestation of the same level keeps counting', async () => {
  const first = await makeAttested();
  const other = await makePrincipal('recruiter', 1_000 + last);
  await subscribe(other.id);
  const job = await makeJob(1_000 + last, other.id);
  await api.call(applicationCalls.apply, { token: first.candidate.token, params: { jobId: job.id } });
  const id = `${job.id}-${first.candidate.id}`;
  await setStatus(other, id, 'hired');
  await attest(other, id);
  await unverify(first);
  await drain();
  expect(await rung(first)).toBe('attested');
});

test('all that a recruiter attested follows, however much it is', async () => {
  const { recruiter } = await makeAttested();
  const hired: Attested[] = [];
  for (let nth = 0; nth < 30; nth += 1) {
    last += 1;
    const candidate = await makePrincipal('candidate', last);
    const job = await makeJob(last, recruiter.id);
    await api.call(applicationCalls.apply, { token: candidate.token, params: { jobId: job.id } });
    const id = `${job.id}-${candidate.id}`;
    await setStatus(recruiter, id, 'hired');
    const body = { languages: [{ tag: 'ja', skills: { reading: [{ scale: 'cefr', level: 'B1' }] } }], modes: [] };
    await api.call(candidateCalls.setLanguages, { token: candidate.token, body });
    await attest(recruiter, id);
    hired.push({ recruiter, candidate, id });
  }
  await drain();
  await unverify({ recruiter, candidate: recruiter, id: '' });
  await drain();
  expect(new Set(await Promise.all(hired.map(rung)))).toEqual(new Set(['declared']));
});

describe('an admin', () => {
  const revoke = (id: string, token = admin.token) => api.call(attestationCalls.adminRevoke, { token, params: { id } });
  const listed = async (id: number) =>
    (await api.call(attestationCalls.ofCandidate, { token: admin.token, params: { id } })).body;

  test('revokes one attestation for good; candidate and recruiter learn it, and the audit trail has it', async () => {
    const attested = await makeAttested();
    const { recruiter, candidate, id } = attested;
    expect(await listed(candidate.id)).toMatchObject([
      { application_id: id, recruiter_id: recruiter.id, state: 'trusted' },
    ]);
    expect((await revoke(id)).status).toBe(204);
    await drain();
    await expectShown(attested, ['declared', false, 'revoked']);
    for (const who of [recruiter, candidate]) {
      const params = { type: who.type, id: who.id };
      const { body } = await api.call(notificationCalls.list, { token: who.token, params });
      const revoked = { kind: 'attestation_revoked', values: { company_name: `Company ${recruiter.id}` } };
      expect(body).toContainEqual(
        expect.objectContaining({ ...revoked, values: expect.objectContaining(revoked.values) }),
      );
    }
    const query = { target_type: 'candidate', target_id: candidate.id };
    const trail = (await api.call(adminCalls.audit, { token: admin.token, query })).body;
    expect(trail).toEqual(expect.arrayContaining([expect.objectContaining({ action: 'attestation_revoked' })]));
    expect(await tableChanges(api, () => revoke(id))).toEqual([]);
  });

  test('has the last word: the recruiter can neither give it again nor clear it away, and no trust brings it back', async () => {
    const attested = await makeAttested();
    const { recruiter, candidate, id } = attested;
    await revoke(id);
    const again = await attest(recruiter, id);
    expect([again.status, again.body.detail]).toEqual([400, englishText(textId('attestation_revoked'))]);
    await api.call(attestationCalls.revoke, { token: recruiter.token, params: { id } });
    expect((await attest(recruiter, id)).status).toBe(400);
    const given = await api.call(attestationCalls.ofApplication, { token: recruiter.token, params: { id } });
    expect(given.body.is_revoked).toBe(true);
    await unverify(attested);
    await drain();
    await verify(attested);
    await drain();
    expect([await rung(attested), (await listed(candidate.id))[0].state]).toEqual(['declared', 'revoked']);
  });

  test('gets no answer about one that does not exist, and nobody else may revoke', async () => {
    const { recruiter, candidate, id } = await makeAttested();
    expect((await revoke('999999-1')).body.code).toBe('NOT_FOUND');
    for (const { token } of [recruiter, candidate]) expect((await revoke(id, token)).status).toBe(403);
  });
});

test('a revoked attestation ends with the account of its recruiter', async () => {
  const { recruiter, candidate, id } = await makeAttested();
  await api.call(attestationCalls.adminRevoke, { token: admin.token, params: { id } });
  const body = { confirm: recruiter.email };
  expect((await api.call(accountCalls.remove, { token: recruiter.token, body })).status).toBe(200);
  await drain();
  expect((await api.call(attestationCalls.mine, { token: candidate.token })).body).toEqual([]);
});

test('what was attested before trust was followed is paused by the task upgrade', async () => {
  const attested = await makeAttested();
  await unverify(attested);
  // The records of the change were lost: as before attestations followed it.
  await api.readStream();
  expect(await rung(attested)).toBe('attested');
  addDeployedStage(aws);
  expect(await runTask(['upgrade', ...stage, '--dry-run'])).toMatchObject({
    out: expect.stringContaining('1 attestations whose'),
  });
  expect((await runTask(['upgrade', ...stage])).code).toBe(0);
  expect(await rung(attested)).toBe('declared');
});
