import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { candidateFolder } from '#functions/data/file-keys.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { readEvidence } from '#functions/entities/evidence/evidence-store.ts';
import { recordedErasures } from '#functions/services/files/erasure-records.ts';
import { fileClient } from '#functions/services/files/file-client.ts';
import { putFile } from '#functions/services/files/file-store.ts';
import { deleteFiles } from '#functions/services/files/remove-files.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { certificateCalls } from '#shared/contracts/certificates.ts';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { settle } from '#test/support/belongings.ts';
import { commandsIn } from '#test/support/documented-commands.ts';
import { checksums, fileSteps, passDays, stateOf, versionsBelow } from '#test/support/file-steps.ts';
import { addDeployedStage, runTask } from '#test/support/operator.ts';
import { pages } from '#test/support/pages.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { withinSeconds } from '#test/support/restore-time.ts';

const api = await testApi();
const aws = awsStandIn();
const steps = fileSteps(api);

const [, section = ''] =
  pages.find(({ path }) => path === 'docs/operations/restore.md')?.text.split('### Files are lost') ?? [];
/** The commands of that section, as written. */
const commands = commandsIn(section.split('### ')[0] ?? '');
/** The documented commands, with the time of the fault. */
async function bringBack(since: string): Promise<string> {
  let printed = '';
  for (const words of commands) {
    const { code, out, errors } = await runTask(words.map((word) => (word === writtenTime ? since : word)));
    expect({ words, code, errors }).toEqual({ words, code: 0, errors: '' });
    printed += `${out}\n`;
  }
  await settle(api);
  return printed;
}
const writtenTime = '2026-11-26T10:00:00Z';

beforeAll(() => {
  addDeployedStage(aws);
  Object.assign(process.env, { PORTAL_STAGE: 'test', PORTAL_REGION: 'us-east-1' });
});
afterAll(() => {
  delete process.env.PORTAL_STAGE;
  delete process.env.PORTAL_REGION;
});

let last = 0;
/** A candidate with a file of each kind, who replaced a CV and removed a certificate before. */
async function makeOwner(): Promise<Principal> {
  last += 1;
  const who = await makePrincipal('candidate', last);
  await steps.stateJapanese(who);
  for (const kind of ['cv', 'video', 'certificate'] as const) await steps.add(who, kind);
  await removeCertificate(who);
  for (const kind of ['cv', 'certificate'] as const) await steps.add(who, kind);
  await steps.record(who);
  return who;
}
async function removeCertificate({ id, token }: Principal): Promise<void> {
  const [first] = (await readEvidence(id)).certificates;
  await api.call(certificateCalls.remove, { token, params: { id: first?.summary.id ?? '' } });
}
const removeAccount = async ({ token, email }: Principal) => {
  expect((await api.call(accountCalls.remove, { token, body: { confirm: email } })).status).toBe(200);
  await settle(api);
};

let owners: Principal[] = [];
beforeEach(async () => {
  const { files, markers } = await versionsBelow('');
  await deleteFiles([...files, ...markers].map(({ Key }) => Key));
  owners = [await makeOwner(), await makeOwner(), await makeOwner()];
  await settle(api);
});

/** The present time, apart from what was before and comes after: the clock of files has ticks of some milliseconds. */
async function timeOfFault(): Promise<string> {
  await setTimeout(20);
  const since = new Date().toISOString();
  await setTimeout(20);
  return since;
}
/** What `aws s3 rm --recursive` does, or a rule of the bucket: each file is hidden. */
async function loseFiles(prefix = ''): Promise<string> {
  const since = await timeOfFault();
  const { s3, client, Bucket } = await fileClient();
  const { files } = await versionsBelow(prefix);
  const present = files.filter(({ IsLatest }) => IsLatest);
  for (const { Key } of present) await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
  expect(await checksums(prefix || 'files/')).toEqual({});
  return since;
}
const notOf = (sums: Record<string, string>, { id }: Principal) =>
  Object.fromEntries(Object.entries(sums).filter(([key]) => !key.startsWith(candidateFolder(id))));

describe('lost files are brought back by the documented commands', () => {
  test('which are a dry run and the task itself', () => {
    expect(commands).toEqual([
      ['restore-files', '--since', writtenTime, '--dry-run'],
      ['restore-files', '--since', writtenTime],
    ]);
  });

  test('with equal counts and checksums, and those that owners removed before stay removed', async () => {
    const before = await checksums();
    expect(Object.keys(before)).toHaveLength(3 * 4);
    const hidden = (await versionsBelow('files/')).markers.map(({ Key = '' }) => Key);
    expect(new Set(hidden).size).toBe(3 * 2);
    const since = await loseFiles();
    const out = await withinSeconds(20, () => bringBack(since));
    expect(out).toContain('To bring back: 12 files');
    expect(out).toContain('Brought back: 12 files and 0 records of erasures. Left: 0 that their owners removed');
    expect(await checksums()).toEqual(before);
    for (const key of hidden) expect(await stateOf(key)).toBe('hidden');
    // Again, nothing is left to do.
    expect(await bringBack(since)).toContain('Brought back: 0 files');
  });

  test('but those of an account that was deleted since', async () => {
    const [gone, ...others] = owners as [Principal, Principal, Principal];
    const before = await checksums();
    const since = await loseFiles('files/');
    await removeAccount(gone);
    const out = await bringBack(since);
    expect(out).toContain('1 recorded erasures, 0 of them repeated.');
    expect(await versionsBelow(candidateFolder(gone.id))).toEqual({ files: [], markers: [] });
    const back = await checksums();
    expect(Object.keys(back)).toHaveLength(others.length * 4);
    expect(before).toMatchObject(back);
  });

  test('but those of a deleted account which a copy of the files brought back', async () => {
    const [gone] = owners as [Principal];
    const since = await timeOfFault();
    await removeAccount(gone);
    const copied = `${candidateFolder(gone.id)}cv/copied.pdf`;
    await putFile(copied, Buffer.from('%PDF-copied'));
    await bringBack(since);
    expect(await stateOf(copied)).toBe('gone');
  });

  test('with the records of erasures, which are lost too and repeated first', async () => {
    const [gone] = owners as [Principal];
    await removeAccount(gone);
    const before = await checksums();
    const since = await loseFiles();
    expect(await recordedErasures()).toEqual([]);
    const copied = `${candidateFolder(gone.id)}cv/copied.pdf`;
    await putFile(copied, Buffer.from('%PDF-copied'));
    const out = await bringBack(since);
    expect(out).toContain('Brought back: 8 files and 1 records of erasures.');
    expect(await recordedErasures()).toEqual([{ kind: 'candidate', id: gone.id }]);
    expect(await checksums()).toEqual(before);
    expect(await stateOf(copied)).toBe('gone');
  });

  test('but a CV that its owner replaced after the loss, and a certificate that its owner removed', async () => {
    const [replacing, removing] = owners as [Principal, Principal];
    const lost = (await readCandidate(replacing.id, true))?.cv_key ?? '';
    const document = (await readEvidence(removing.id)).certificates[0]?.file_key ?? '';
    const before = await checksums();
    const since = await loseFiles('files/');
    await steps.add(replacing, 'cv');
    await removeCertificate(removing);
    await settle(api);
    const out = await bringBack(since);
    expect(out).toContain('Left: 2 that their owners removed');
    const back = await checksums();
    const cv = (await readCandidate(replacing.id, true))?.cv_key ?? '';
    const { [lost]: _, [document]: __, ...rest } = before;
    expect(back).toEqual({ ...rest, [cv]: back[cv] });
    await passDays(14);
    expect([await stateOf(lost), await stateOf(document)]).toEqual(['gone', 'gone']);
  });

  test('when they were overwritten, by copying what they were', async () => {
    const before = await checksums();
    const since = await timeOfFault();
    for (const key of Object.keys(before)) await putFile(key, Buffer.from('encrypted by an attacker'));
    expect(Object.values(await checksums())).not.toEqual(Object.values(before));
    expect(await bringBack(since)).toContain('Brought back: 12 files');
    expect(await checksums()).toEqual(before);
  });

  test('when only some are lost, and nothing else changes', async () => {
    const [one] = owners as [Principal];
    const before = await checksums();
    const since = await loseFiles(candidateFolder(one.id));
    expect(await checksums()).toEqual(notOf(before, one));
    expect(await bringBack(since)).toContain('Brought back: 3 files');
    expect(await checksums()).toEqual(before);
  });

  test('13 days later, but not 14 days later', async () => {
    const before = await checksums();
    const since = await loseFiles();
    await passDays(13);
    await bringBack(since);
    expect(await checksums()).toEqual(before);
    const again = await loseFiles();
    await passDays(14);
    expect(await bringBack(again)).toContain('Brought back: 0 files');
    expect(await checksums()).toEqual({});
  });
});

test.each([[[]], [['--since', 'yesterday']], [['--since', '2026-11-26 10:00']]])(
  'a time that is not in UTC is refused: %j',
  async (args) => {
    const { code, errors } = await runTask(['restore-files', ...args]);
    expect([code, errors]).toEqual([2, expect.stringContaining('--since')]);
  },
);
