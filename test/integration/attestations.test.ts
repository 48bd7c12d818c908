import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { attestationCalls } from '#shared/contracts/attestations.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const aws = awsStandIn();
const admin = await makePrincipal('admin', 1);
let last = 0;

interface Hired {
  recruiter: Principal;
  candidate: Principal;
  id: string;
}

/** A recruiter who hired a candidate for a job that requires Korean; the candidate states Japanese. */
async function hire(status = 'hired'): Promise<Hired> {
  last += 1;
  const recruiter = await makePrincipal('recruiter', last);
  const candidate = await makePrincipal('candidate', last);
  await subscribe(recruiter.id);
  const job = await makeJob(last, recruiter.id);
  const requirements = {
    all: [{ need: 'must', any: [{ tag: 'ko', min: { reading: { scale: 'cefr', level: 'B1' } } }] }],
    pairs: [],
  };
  const { title, description, location, language } = job;
  const body = { title, description, location, language, language_requirements: requirements };
  expect((await api.call(jobCalls.update, { token: recruiter.token, params: { id: job.id }, body })).status).toBe(200);
  await setLanguages(candidate, [{ tag: 'ja', skills: { reading: [{ scale: 'cefr', level: 'B1' }] } }]);
  await api.call(applicationCalls.apply, { token: candidate.token, params: { jobId: job.id } });
  const id = `${job.id}-${candidate.id}`;
  const changed = { token: recruiter.token, params: { id }, body: { status } };
  expect((await api.call(applicationCalls.updateStatus, changed)).status).toBe(200);
  return { recruiter, candidate, id };
}

const setLanguages = ({ token }: Principal, languages: unknown) =>
  api.call(candidateCalls.setLanguages, { token, body: { languages, modes: [] } });
const rows = async ({ token }: Principal) => (await api.call(candidateCalls.ownProfile, { token })).body.languages;
const attest = ({ token }: Principal, id: string, levels: unknown) =>
  api.call(attestationCalls.attest, { token, params: { id }, body: { levels } });
const revoke = ({ token }: Principal, id: string) => api.call(attestationCalls.revoke, { token, params: { id } });
const show = ({ token }: Principal, id: string, is_shown: boolean) =>
  api.call(attestationCalls.show, { token, params: { id }, body: { is_shown } });
const own = async ({ token }: Principal) => (await api.call(attestationCalls.mine, { token })).body;
const given = ({ token }: Principal, id: string) => api.call(attestationCalls.ofApplication, { token, params: { id } });

const japanese = [{ tag: 'ja', skill: 'reading', level: 'B2' }];
const b1 = { scale: 'cefr', level: 'B1', evidence: 'declared' };
const declared = [{ tag: 'ja', skills: { reading: [b1] } }];
const attested = [{ tag: 'ja', skills: { reading: [{ scale: 'cefr', level: 'B1', evidence: 'attested' }] } }];

describe('a recruiter who hired', () => {
  it('may attest the languages of the job and of the person, and sees what they attested', async () => {
    const { recruiter, candidate, id } = await hire();
    const before = await given(recruiter, id);
    expect(before.body).toEqual({
      application_id: id,
      languages: ['ko', 'ja'],
      levels: [],
      attested_at: null,
      is_revoked: false,
    });
    const { status, body } = await attest(recruiter, id, japanese);
    expect([status, body.levels]).toEqual([200, japanese]);
    expect((await given(recruiter, id)).body.levels).toEqual(japanese);
    expect(await rows(candidate)).toMatchObject(attested);
    expect(await own(candidate)).toMatchObject([
      { application_id: id, company_name: `Company ${recruiter.id}`, levels: japanese, is_shown: true },
    ]);
  });

  it('replaces what they attested before with the same application', async () => {
    const { recruiter, candidate, id } = await hire();
    await attest(recruiter, id, japanese);
    await attest(recruiter, id, [{ tag: 'ja', skill: 'reading', level: 'A2' }]);
    expect(await own(candidate)).toHaveLength(1);
    expect(await rows(candidate)).toMatchObject([{ skills: { reading: [b1, { level: 'A2', evidence: 'attested' }] } }]);
  });

  it('stays beside a higher level that the person states afterwards, until it is revoked', async () => {
    const { recruiter, candidate, id } = await hire();
    await attest(recruiter, id, japanese);
    await setLanguages(candidate, [{ tag: 'ja', skills: { reading: [{ scale: 'cefr', level: 'C1' }] } }]);
    const c1 = { level: 'C1', evidence: 'declared' };
    const both = [{ skills: { reading: [c1, { level: 'B2', evidence: 'attested' }] } }];
    const stored = await rows(candidate);
    expect(stored).toMatchObject(both);
    await setLanguages(candidate, stored);
    expect(await rows(candidate)).toMatchObject(both);
    await revoke(recruiter, id);
    expect(await rows(candidate)).toMatchObject([{ skills: { reading: [c1] } }]);
  });

  it('comes back to profiles that lost it beside a higher level, by the task upgrade', async () => {
    const { recruiter, candidate, id } = await hire();
    await attest(recruiter, id, japanese);
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.profile('candidate', candidate.id),
        UpdateExpression: 'SET card.languages = :languages REMOVE attested_claims',
        ExpressionAttributeValues: { ':languages': '[[["ja",0,"","",[],["C1"]]],[]]' },
      }),
    );
    addDeployedStage(aws);
    const run = (...args: string[]) => runTask(['upgrade', ...stage, ...args]);
    expect(await run('--dry-run')).toMatchObject({ code: 1, out: expect.stringContaining('1 attestations with') });
    expect((await run()).code).toBe(0);
    const levels = (await rows(candidate))[0].skills.reading.map(({ level }: { level: string }) => level);
    expect(levels).toEqual(['C1', 'B2']);
    expect((await run('--dry-run')).out).toContain('0 attestations with');
  });

  it('adds a level where the person states none, until they revoke it', async () => {
    const { recruiter, candidate, id } = await hire();
    await attest(recruiter, id, [{ tag: 'ko', skill: 'spoken_interaction', level: 'B1' }]);
    const shown = await rows(candidate);
    expect(shown[1]).toMatchObject({
      tag: 'ko',
      skills: { spoken_interaction: [{ scale: 'cefr', level: 'B1', evidence: 'attested' }] },
    });
    // The editor sends back what it got.
    await setLanguages(candidate, shown);
    expect(await rows(candidate)).toEqual(shown);
    expect((await revoke(recruiter, id)).status).toBe(204);
    expect((await revoke(recruiter, id)).status).toBe(204);
    expect(await rows(candidate)).toMatchObject(declared);
    expect(await rows(candidate)).toHaveLength(1);
  });

  it('may attest no other language, and nothing before they hired', async () => {
    const { recruiter, id } = await hire();
    const other = await attest(recruiter, id, [{ tag: 'fr', skill: 'reading', level: 'B2' }]);
    expect(other.body.code).toBe('INVALID_STATE');
    const reviewed = await hire('reviewed');
    expect((await attest(reviewed.recruiter, reviewed.id, japanese)).body.code).toBe('INVALID_STATE');
    expect((await given(reviewed.recruiter, reviewed.id)).body.code).toBe('INVALID_STATE');
    expect((await attest(recruiter, '999999-1', japanese)).body.code).toBe('NOT_APPLIED');
    expect((await given(recruiter, '999999-1')).body.code).toBe('NOT_APPLIED');
  });

  it('must be the one who hired, and verified', async () => {
    const { recruiter, candidate, id } = await hire();
    const stranger = await hire();
    expect((await attest(stranger.recruiter, id, japanese)).status).toBe(403);
    expect((await given(stranger.recruiter, id)).status).toBe(403);
    await attest(recruiter, id, japanese);
    expect((await revoke(stranger.recruiter, id)).status).toBe(204);
    expect(await rows(candidate)).toMatchObject(attested);
    await api.call(adminCalls.unverifyRecruiter, { token: admin.token, params: { id: recruiter.id } });
    expect((await attest(recruiter, id, japanese)).body.code).toBe('NOT_VERIFIED');
    expect((await given(recruiter, id)).body.code).toBe('NOT_VERIFIED');
    expect((await revoke(recruiter, id)).status).toBe(204);
    expect(await rows(candidate)).toMatchObject(declared);
  });
});

describe('a candidate', () => {
  it('may refuse to show an attestation, which then vouches for nothing, and show it again', async () => {
    const { recruiter, candidate, id } = await hire();
    await attest(recruiter, id, japanese);
    expect((await show(candidate, id, false)).body.is_shown).toBe(false);
    expect(await rows(candidate)).toMatchObject(declared);
    // A new attestation of the same recruiter stays hidden.
    await attest(recruiter, id, japanese);
    expect(await rows(candidate)).toMatchObject(declared);
    expect((await show(candidate, id, true)).body.is_shown).toBe(true);
    expect(await rows(candidate)).toMatchObject(attested);
  });

  it('changes neither another person’s attestation nor one that does not exist', async () => {
    const { recruiter, candidate, id } = await hire();
    await attest(recruiter, id, japanese);
    const other = await hire();
    expect((await show(other.candidate, id, false)).status).toBe(403);
    expect((await show(other.candidate, other.id, false)).body.code).toBe('NOT_FOUND');
    expect(await rows(candidate)).toMatchObject(attested);
  });
});

it('an attestation ends with the account of the recruiter, and is in the data of both', async () => {
  const { recruiter, candidate, id } = await hire();
  await attest(recruiter, id, japanese);
  const exported = async ({ token }: Principal) => (await api.call(accountCalls.export, { token })).body.attestations;
  expect(await exported(candidate)).toMatchObject([{ application_id: id, levels: japanese }]);
  expect(await exported(recruiter)).toMatchObject([{ candidate_id: candidate.id, levels: japanese }]);
  const body = { confirm: recruiter.email };
  expect((await api.call(accountCalls.remove, { token: recruiter.token, body })).status).toBe(200);
  while ((await api.drainStream()).length > 0);
  expect(await rows(candidate)).toMatchObject(declared);
  expect(await own(candidate)).toEqual([]);
});
