import { beforeEach, describe, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { write } from '#functions/data/write.ts';
import { readDocuments } from '#functions/entities/company-document/company-document-store.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { type CompanyDocument, companyDocumentCalls } from '#shared/contracts/company-documents.ts';
import { moderationCalls } from '#shared/contracts/moderation.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { addDays, dayMs, epochMs, expiryAt } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { makeArrivedDocument } from '#test/support/arrived-upload.ts';
import { settle } from '#test/support/belongings.ts';
import { checksums, stateOf } from '#test/support/file-steps.ts';
import { beforeCommand } from '#test/support/interleave.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { lockedPdf, smallPdf } from '#test/support/small-pdf.ts';
import { restoreTable } from '#test/support/table-state.ts';

const api = await testApi();
// Forms are signed for the present, which the file store checks.
const begin = Date.now();
let company = 0;
let admin: Principal;
let owner: Principal;
beforeEach(async () => {
  await restoreTable(api, new Map());
  await api.readStream();
  api.clock.set(begin);
  company += 10;
  admin = await makePrincipal('admin', 1);
  owner = await makePrincipal('recruiter', company, { verified: false });
});

const pdf = smallPdf('an extract of the register');
const start = (who: Principal, content_type = 'application/pdf', size = pdf.length, id = company) =>
  api.call(companyDocumentCalls.startDocument, { token: who.token, params: { id }, body: { content_type, size } });
const finish = (who: Principal, document: string, id = company) =>
  api.call(companyDocumentCalls.finishDocument, { token: who.token, params: { id, document } });
const list = (who: Principal, id = company) =>
  api.call(companyDocumentCalls.documents, { token: who.token, params: { id } });
const documentsOf = async (who: Principal): Promise<CompanyDocument[]> => (await list(who)).body;
const remove = (who: Principal, document: string, id = company) =>
  api.call(companyDocumentCalls.removeDocument, { token: who.token, params: { id, document } });
const send = (content = pdf) => makeArrivedDocument(api, owner.token, company, content);
async function add(): Promise<string> {
  const id = await send();
  expect((await finish(owner, id)).status).toBe(200);
  return id;
}
const keyOf = (id: string) => `files/companies/${company}/${id}.pdf`;
const sendBack = (decision: 'reject' | 'request') =>
  api.call(adminCalls.unverifyRecruiter, {
    token: admin.token,
    params: { id: company },
    body: { decision, rule: 'not_real', reason: 'Please send an extract of the register.' },
  });
const verify = () => api.call(adminCalls.verifyRecruiter, { token: admin.token, params: { id: company } });
const waiting = async () =>
  (await api.call(moderationCalls.waitingRecruiters, { token: admin.token })).body.map(({ id }: { id: number }) => id);
const reads = async () =>
  (await api.call(adminCalls.audit, { token: admin.token, query: { action: 'documents_read' } })).body;
const signals = () =>
  api.call(recruiterCalls.status, { token: admin.token, params: { id: company }, query: { signals: true } });

describe('a document for the verification', () => {
  test('is stored, and its company waits again', async () => {
    await sendBack('request');
    expect(await waiting()).toEqual([]);
    const id = await send();
    expect(await waiting()).toEqual([]);
    const { status, body } = await finish(owner, id);
    expect([status, body]).toMatchObject([200, [{ id, ending: 'pdf' }]]);
    expect(await waiting()).toEqual([company]);
    const file = await fetch(body[0].document);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="certificate.pdf"',
    ]);
    expect(await stateOf(keyOf(id))).toBe('present');
  });

  test('is stored once, however often it is finished', async () => {
    const id = await send();
    const answers = await Promise.all([finish(owner, id), finish(owner, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await finish(owner, id)).body).toHaveLength(1);
  });

  test('is one of three at most, also of concurrent requests', async () => {
    for (const _ of [1, 2]) await add();
    const id = await send();
    const [first, second] = await Promise.all([finish(owner, id), start(owner)]);
    expect([first.status, second.status]).toEqual([200, expect.toBeOneOf([201, 400])]);
    const refused = await start(owner);
    expect([refused.status, refused.body]).toMatchObject([400, { detail: 'You can upload up to 3 documents.' }]);
    expect(await documentsOf(owner)).toHaveLength(3);
  });

  test('is refused where it is another file than announced, too large, or cannot be read', async () => {
    expect((await start(owner, 'text/html')).body.code).toBe('UPLOAD_REJECTED');
    expect((await start(owner, 'application/pdf', 11 * 1024 * 1024)).body.code).toBe('UPLOAD_REJECTED');
    for (const content of ['<html>register</html>', lockedPdf('a register')]) {
      const id = await send(content);
      expect((await finish(owner, id)).body.code).toBe('UPLOAD_REJECTED');
      expect(await stateOf(`incoming/${id}`)).toBe('gone');
      expect(await stateOf(keyOf(id))).toBe('gone');
    }
    expect(await documentsOf(owner)).toEqual([]);
  });

  test('has one open upload, which another type of file replaces', async () => {
    const [first, again] = [await send(), await send()];
    expect(again).toBe(first);
    const other = (await start(owner, 'image/png', 10)).body.id;
    expect(other).not.toBe(first);
    expect(await stateOf(`incoming/${first}`)).toBe('gone');
    expect((await finish(owner, first)).status).toBe(404);
  });

  test('is not stored when its time is over', async () => {
    const id = await send();
    api.clock.set(begin + 16 * 60_000);
    expect((await finish(owner, id)).status).toBe(404);
  });

  test('is not taken from a company that is verified', async () => {
    const id = await send();
    await verify();
    expect((await finish(owner, id)).body.code).toBe('INVALID_STATE');
    expect((await start(owner)).body.code).toBe('INVALID_STATE');
  });

  test('is stored by a retry when the store failed before', async () => {
    const id = await send();
    beforeCommand('PutItemCommand', 1, () => Promise.reject(new Error('Not now.')));
    expect((await finish(owner, id)).status).toBe(500);
    expect((await finish(owner, id)).body).toHaveLength(1);
  });
});

describe('the documents of a company', () => {
  test("are its owners' and the admins'", async () => {
    const id = await add();
    const colleague = (role: 'owner' | 'recruiter' | 'viewer', at: number) =>
      makePrincipal('recruiter', company + at, { verified: false, company: { id: company, role } });
    const second = await colleague('owner', 1);
    const stranger = await makePrincipal('recruiter', company + 5, { verified: false });
    const candidate = await makePrincipal('candidate', company);
    const master = await makePrincipal('master_admin', 2);
    for (const who of [owner, second, admin, master]) expect(await documentsOf(who)).toMatchObject([{ id }]);
    for (const who of [await colleague('recruiter', 2), await colleague('viewer', 3), stranger, candidate]) {
      expect((await list(who)).status).toBe(403);
      expect((await remove(who, id)).status).toBe(403);
      expect((await start(who)).status).toBe(403);
      expect((await finish(who, id)).status).toBe(403);
    }
    for (const who of [admin, master]) expect((await remove(who, id)).status).toBe(403);
    await remove(stranger, id, stranger.id);
    expect(await documentsOf(second)).toMatchObject([{ id }]);
  });

  test("are read by an admin with an entry in the audit trail, and counted in the company's signals", async () => {
    expect((await list(admin)).body).toEqual([]);
    expect(await reads()).toEqual([]);
    await add();
    await list(owner);
    expect(await reads()).toEqual([]);
    await signals();
    expect(await reads()).toEqual([]);
    await list(admin);
    await list(admin);
    expect(await reads()).toMatchObject([{ action: 'documents_read', target: { type: 'recruiter', id: company } }]);
    expect((await signals()).body.signals).toEqual({ documents: 1 });
  });

  test('are deleted one by one by their owner, with every version, and again', async () => {
    const [first, second] = [await add(), await add()];
    for (const _ of [1, 2]) expect((await remove(owner, first)).status).toBe(204);
    expect(await documentsOf(owner)).toMatchObject([{ id: second }]);
    expect([await stateOf(keyOf(first)), await stateOf(keyOf(second))]).toEqual(['gone', 'present']);
  });

  test.each([
    ['verified', verify],
    ['rejected', () => sendBack('reject')],
  ])('are there for 90 days after the company was %s, and then their files go with the record', async (_, decide) => {
    const id = await add();
    await decide();
    await settle(api);
    // Sessions of admins are shorter.
    api.clock.set(begin + 89 * dayMs);
    expect(await documentsOf(await makePrincipal('admin', 2))).toHaveLength(1);
    api.clock.set(begin + 90 * dayMs + 60_000);
    expect(await documentsOf(await makePrincipal('admin', 3))).toEqual([]);
    expect((await readDocuments(company)).expires_at).toBe(expiryAt(addDays(epochMs(begin), 90)));
    // As the table does when the time is over.
    await write({ Delete: { Key: keys.companyDocuments(company) } });
    await settle(api);
    expect(await stateOf(keyOf(id))).toBe('gone');
  });

  test('stay when the company sends another one after a decision', async () => {
    await add();
    await sendBack('request');
    await settle(api);
    expect((await readDocuments(company)).expires_at).toBeDefined();
    await add();
    expect((await readDocuments(company)).expires_at).toBeUndefined();
    expect(await documentsOf(owner)).toHaveLength(2);
  });

  test('are in the copy of the own data', async () => {
    const id = await add();
    const { body } = await api.call(accountCalls.export, { token: owner.token });
    expect(body.documents).toMatchObject([{ id, ending: 'pdf', document: expect.any(String) }]);
  });

  test('are erased with the account at once, with what was not finished', async () => {
    await add();
    const open = await send();
    await api.call(accountCalls.remove, { token: owner.token, body: { confirm: owner.email } });
    await settle(api);
    expect(await checksums(`files/companies/${company}/`)).toEqual({});
    expect(await stateOf(`incoming/${open}`)).toBe('gone');
    expect(await readDocuments(company)).toMatchObject({ documents: [], version: 0 });
  });
});
