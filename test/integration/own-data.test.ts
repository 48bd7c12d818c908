import { beforeAll, describe, expect, test } from 'vitest';
import { candidateFileKey } from '#functions/data/file-keys.ts';
import { updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { transact } from '#functions/data/transact.ts';
import { write } from '#functions/data/write.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { verificationChange } from '#functions/entities/recruiter/recruiter-store.ts';
import { newSearch } from '#functions/entities/saved-search/saved-search-store.ts';
import { recordHit } from '#functions/entities/saved-search/search-hit-store.ts';
import {
  insertTranscription,
  outputOf,
  transcriptionId,
} from '#functions/entities/transcription/transcription-store.ts';
import type { CandidateView } from '#functions/entities/view/stored-view.ts';
import { putFile } from '#functions/services/files/file-store.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { adminData, candidateData, recruiterData } from '#shared/contracts/own-data.ts';
import { reportCalls } from '#shared/contracts/reports.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { legalVersions } from '#shared/domain/legal-versions.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { type Belongings, canariesOf, makeBelongings, present, settle } from '#test/support/belongings.ts';
import { makePrincipal } from '#test/support/principals.ts';

const api = await testApi();
const me = 7_100_001;
const other = me + 1;
const canaries = canariesOf(me);
let all: Belongings;
beforeAll(async () => {
  all = await makeBelongings(api, me);
});

const exported = async (token: string) => (await api.call(accountCalls.export, { token })).body;
const remove = (token: string | undefined, confirm?: string) =>
  api.call(accountCalls.remove, { token, body: confirm === undefined ? {} : { confirm } });

describe('the export', () => {
  test('of a candidate contains everything that is stored about them', async () => {
    const data = await exported(all.candidate.token);
    expect(candidateData.safeParse(data).success).toBe(true);
    expect(data).toMatchObject({
      type: 'candidate',
      is_complete: true,
      account: { id: me, name: 'Canary Candidate', email: all.candidate.email, sessions: [{}] },
      profile: { id: me, subtitle: 'canary-subtitle', skills: ['canary-skill'], phone: '+919111111117' },
    });
    const jobIds = data.applications.map(({ job_id }: { job_id: number }) => job_id);
    expect(jobIds.sort()).toEqual([70, 71, 80]);
    expect(data.viewed_jobs.map(({ job_id }: { job_id: number }) => job_id).sort()).toEqual([70, 71, 80]);
    expect(data.viewed_by.map(({ recruiter_id }: { recruiter_id: number }) => recruiter_id).sort()).toEqual([
      me,
      other,
    ]);
    const companies = [...data.viewed_by, ...data.shortlisted];
    for (const { recruiter_id, company_name } of companies) expect(company_name).toBe(`Company ${recruiter_id}`);
    expect(data.visibility).toEqual({ paused: false, in_showcase: true, blocked: [] });
    expect(data.saved_jobs).toEqual([80]);
    expect(data.account.mail_preferences).toMatchObject({
      job_digest: false,
      mails: { application_status_changed: true },
    });
    expect(data.shortlisted).toHaveLength(2);
    expect(data.uploads).toMatchObject([{ kind: 'cv', status: 'started' }]);
    expect(data.notifications.length).toBeGreaterThan(0);
  });

  test('of a recruiter contains everything that is stored about them', async () => {
    const data = await exported(all.recruiter.token);
    expect(recruiterData.safeParse(data).success).toBe(true);
    expect(data).toMatchObject({
      type: 'recruiter',
      is_complete: true,
      profile: { id: me, company_name: `Company ${me}`, verified: false },
      jobs: [{ id: 70, title: 'canary-job-title', description: expect.stringContaining('canary-description') }],
    });
    const methods = data.subscriptions.map(({ payment_method }: { payment_method: string }) => payment_method);
    expect(methods.sort()).toEqual(['razorpay', 'trial', 'upi']);
    const [legal_name, address, gstin] = canaries.invoiced;
    expect(data.billing).toMatchObject({ legal_name, address, gstin, state: '27' });
    const buyer = { name: legal_name, address, gstin };
    expect(data.invoices).toMatchObject([
      { kind: 'credit_note', buyer },
      { kind: 'invoice', buyer },
    ]);
    expect(data.payments).toMatchObject([
      { recruiter_id: me, method: 'razorpay', amount: 999, amount_refunded: 500 },
      { recruiter_id: me, method: 'upi', amount: 999 },
    ]);
    expect(data.shortlist.map(({ notes }: { notes: string }) => notes).join()).toContain('canary-note');
    expect(data.viewed_candidates.map(({ candidate_id }: { candidate_id: number }) => candidate_id)).toEqual([
      me,
      other,
    ]);
  });

  test('of a recruiter says of a view that it came back, and why', async () => {
    const credit = { at: toIso(epochMs(Date.now())), reason: 'bounced' as const };
    await write(updateItem<CandidateView>(keys.candidateView(me, other), { set: { credit } }));
    const { viewed_candidates } = await exported(all.recruiter.token);
    expect(viewed_candidates).toMatchObject([{ candidate_id: me }, { candidate_id: other, credit }]);
    expect(viewed_candidates[0]).not.toHaveProperty('credit');
  });

  test('has transcripts, hits of saved searches and consents', async () => {
    const { candidate } = all;
    const key = candidateFileKey(me, 'video', 'own-data', 'mp4');
    const profile = await readCandidate(me, true);
    if (profile) await transact({ profile: replaceCandidate(changedCandidate(profile, { video_key: key })) });
    const transcription = {
      id: transcriptionId(me, key),
      candidate_id: me,
      status: 'completed' as const,
      failure: null,
      attempt: 1,
      requested_at: epochMs(1_777_000_000_000),
      starters: new Set(['recruiter-1']),
    };
    await insertTranscription(transcription, key, { by: { kind: 'recruiter', id: me }, now: epochMs(Date.now()) });
    const results = { results: { transcripts: [{ transcript: 'Canary speech.' }] } };
    await putFile(outputOf(transcription), Buffer.from(JSON.stringify(results)));
    const body = { privacy_version: legalVersions.privacy, terms_version: legalVersions.terms, language: 'hi' };
    expect((await api.call(accountCalls.acceptDocuments, { token: candidate.token, body })).status).toBe(204);
    const found_at = toIso(epochMs(1_777_000_000_000));
    const summary = {
      id: 'a-search',
      owner: { kind: 'candidate' as const, id: me },
      kind: 'jobs' as const,
      name: 'Mine',
      filters: {},
      frequency: 'daily' as const,
      created_at: found_at,
      since: found_at,
      reported_at: null,
    };
    await transact({ search: newSearch(summary) });
    await recordHit(summary, 80, epochMs(1_777_000_000_000));
    const data = await exported(candidate.token);
    expect(data.transcripts).toEqual([
      { requested_at: found_at, status: 'completed', text: 'Canary speech.', language: null },
    ]);
    expect(data.search_hits).toEqual([{ saved_search: 'a-search', found_id: 80, found_at }]);
    expect(data.account.consents).toMatchObject([{ versions: legalVersions, language: 'hi' }]);
  });

  test('names each recruiter and company beside its number', async () => {
    const { candidate } = all;
    const about = { subject_type: 'company' as const, subject_id: other, reason: 'scam' as const };
    await api.call(reportCalls.create, { token: candidate.token, body: about });
    await api.call(visibilityCalls.setVisibility, { token: candidate.token, body: { block: { company_id: other } } });
    const bare: unknown[] = [];
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const each = value as Record<string, unknown>;
      const isNumbered = each.recruiter_id ?? each.company_id ?? (each.subject_type === 'company' || undefined);
      if (isNumbered !== undefined && !each.company_name && !each.name) bare.push(value);
      Object.values(each).forEach(visit);
    };
    const data = await exported(candidate.token);
    visit(data);
    expect(bare).toEqual([]);
    expect(data.visibility.blocked).toMatchObject([{ company_id: other, name: `Company ${other}` }]);
    expect(data.reports).toMatchObject([{ subject_id: other, company_name: `Company ${other}` }]);
    await api.call(visibilityCalls.setVisibility, { token: candidate.token, body: { unblock: { company_id: other } } });
    await transact(verificationChange(other, false, { at: epochMs(Date.now()) }));
    const later = await exported(candidate.token);
    const names = [...later.reports, ...later.viewed_by, ...later.shortlisted].map((each) => each.company_name);
    expect(names, 'which is no longer public').not.toContain(undefined);
    await transact(verificationChange(other, true, { at: epochMs(Date.now()) }));
  });

  test('contains no secret and no personal data of others', async () => {
    const { candidate, recruiter } = all;
    const [ofCandidate, ofRecruiter] = [await exported(candidate.token), await exported(recruiter.token)].map((data) =>
      JSON.stringify(data),
    );
    const sessionKeys = Object.keys((await readAccount('candidate', me))?.sessions ?? {});
    for (const secret of [...sessionKeys, candidate.token.split('.')[2] ?? '-'])
      expect(ofCandidate).not.toContain(secret);
    for (const word of [...canaries.candidate, `candidate-${other}@canary.example`])
      expect(ofRecruiter).not.toContain(word);
    for (const word of ['Canary Recruiter', `recruiter-${me}@`, `recruiter-${other}@`, 'canary-note']) {
      expect(ofCandidate).not.toContain(word);
    }
  });

  test('of an admin contains the profile and what the admin did, with ids instead of people', async () => {
    const { admin, candidate } = all;
    const data = await exported(admin.token);
    expect(adminData.safeParse(data).success).toBe(true);
    expect(data).toMatchObject({
      type: 'admin',
      is_complete: true,
      account: { id: admin.id, email: admin.email, sessions: [{}] },
      profile: { id: admin.id, email: admin.email, role: 'admin', is_active: true },
    });
    expect(data.audit.length).toBeGreaterThan(0);
    for (const { actor } of data.audit) expect(actor).toEqual({ type: 'admin', id: admin.id });
    const text = JSON.stringify(data);
    for (const word of [...canaries.candidate, ...canaries.recruiter, candidate.email])
      expect(text).not.toContain(word);
  });

  test('is refused to guests', async () => {
    expect((await api.call(accountCalls.export)).status).toBe(401);
  });
});

describe('deleting the own account', () => {
  test('needs the account’s e-mail address, and does nothing with another one or none', async () => {
    const before = await api.scan();
    for (const confirm of [undefined, '', 'yes', all.otherCandidate.email, `x${all.candidate.email}`]) {
      expect(await remove(all.candidate.token, confirm)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT' },
      });
    }
    expect((await remove(undefined, all.candidate.email)).status).toBe(401);
    expect((await remove(all.admin.token, all.admin.email)).status).toBe(403);
    expect(await api.scan()).toEqual(before);
  });

  test.each(['candidate', 'recruiter'] as const)('of a %s leaves no trace and ends every session', async (type) => {
    const who = all[type];
    const kind = type === 'candidate' ? 'recruiter' : 'candidate';
    expect((await remove(who.token, who.email.toUpperCase())).status).toBe(200);
    expect((await api.call(authCalls.session, { token: who.token })).status).toBe(401);
    await settle(api);
    const table = JSON.stringify(await api.scan());
    expect(canaries[type].filter((word) => table.includes(word))).toEqual([]);
    if (type === 'candidate') expect(await present(all.files)).toEqual([]);
    expect(await readAccount(type, me)).toMatchObject({ state: 'erased' });
    expect(await readAccount(kind, other)).toMatchObject({ state: 'active' });
  });

  test('twice concurrently deletes once, and no other account', async () => {
    const who = await makePrincipal('candidate', me + 90);
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(who.token, who.email)));
    expect(new Set(answers.map(({ status }) => status)).isSubsetOf(new Set([200, 401]))).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await settle(api);
    expect(await readAccount('candidate', me + 90)).toMatchObject({ state: 'erased' });
    expect(await readAccount('candidate', other)).toMatchObject({ state: 'active' });
  });
});
