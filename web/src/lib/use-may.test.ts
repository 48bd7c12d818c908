import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type CallDefinition, neededRole } from '#shared/contracts/define.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { expireSession, getSession, type SessionUser, startSession } from './session.ts';
import { mayCall, noteCompany } from './use-may.ts';

// Other files run in the same process.
afterEach(expireSession);

const user = { id: 17, name: '', email: '', phone: '' };

test.each([
  ['a founder', {}, true, true],
  ['an owner', { company_id: 7, company_role: 'owner' }, true, true],
  ['a recruiter', { company_id: 7, company_role: 'recruiter' }, true, false],
  ['a viewer', { company_id: 7, company_role: 'viewer' }, false, false],
  ['a colleague whose role is not known yet', { company_id: 7 }, false, false],
] as const)('%s may make the calls that the contract allows', (_, membership, mayPost, mayBuy) => {
  expect(mayCall({ ...user, ...membership }, jobCalls.ofRecruiter)).toBe(true);
  expect(mayCall({ ...user, ...membership }, jobCalls.create)).toBe(mayPost);
  expect(mayCall({ ...user, ...membership }, paymentCalls.purchase)).toBe(mayBuy);
});

describe('the company of a response', () => {
  const signIn = (more: Partial<SessionUser>) =>
    startSession({ token: 'a token', userType: 'recruiter', user: { ...user, ...more } });
  const mayPost = () => mayCall(getSession()?.user as SessionUser, jobCalls.create);

  test('ends that of a company which was left on another device, or deleted', () => {
    signIn({ company_id: 7, company_role: 'viewer' });
    noteCompany('Bearer a token', '17 owner');
    expect(getSession()?.user).toMatchObject({ company_id: 17, company_role: 'owner' });
    expect(mayPost()).toBe(true);
  });

  test('changes nothing for founders, for colleagues in the same role, and by a response to another session', () => {
    for (const [membership, header] of [
      [{}, '17 owner'],
      [{ company_id: 7, company_role: 'viewer' }, '7 viewer'],
      [{ company_id: 7 }, '7 viewer'],
    ] as const) {
      signIn(membership);
      const before = getSession();
      noteCompany('Bearer a token', header);
      noteCompany('Bearer another', '17 owner');
      expect(getSession()).toBe(before);
    }
  });
});

/** Calls whose way on the screens is that of another one with the same least role. */
const shown: Readonly<Record<string, string>> = {
  'attestationCalls.attest': 'applicationCalls.updateStatus',
  'attestationCalls.revoke': 'applicationCalls.updateStatus',
  'bulkApplicationCalls.changeEntries': 'shortlistCalls.updateStatus',
  'bulkApplicationCalls.changeStatuses': 'applicationCalls.updateStatus',
  'companyCalls.changeColleague': 'companyCalls.invite',
  'companyCalls.removeColleague': 'companyCalls.invite',
  'companyCalls.withdrawInvitation': 'companyCalls.invite',
  'companyDocumentCalls.finishDocument': 'companyDocumentCalls.startDocument',
  'companyDocumentCalls.removeDocument': 'companyDocumentCalls.startDocument',
  'jobCalls.remove': 'jobCalls.update',
  'jobDraftCalls.createDraft': 'jobCalls.create',
  'jobDraftCalls.changeDraft': 'jobCalls.create',
  'jobDraftCalls.removeDraft': 'jobCalls.create',
  'messageFileCalls.startFile': 'messageCalls.send',
  'messageFileCalls.finishFile': 'messageCalls.send',
  'messageTemplateCalls.createTemplate': 'messageCalls.send',
  'messageTemplateCalls.changeTemplate': 'messageCalls.send',
  'messageTemplateCalls.removeTemplate': 'messageCalls.send',
  'paymentCalls.verifyPayment': 'paymentCalls.purchase',
  'savedSearchCalls.remove': 'savedSearchCalls.change',
  'shortlistCalls.quickAdd': 'shortlistCalls.add',
  'shortlistCalls.reject': 'shortlistCalls.updateStatus',
  'shortlistCalls.remove': 'shortlistCalls.updateStatus',
  'subscriptionCalls.create': 'paymentCalls.purchase',
  'subscriptionCalls.pay': 'paymentCalls.purchase',
};

test('what a role may not do is not offered: screens ask the contract before each such call', async () => {
  const declared = new Map<string, CallDefinition>();
  for (const file of globSync('shared/contracts/!(*.test).ts')) {
    const contract: Record<string, Record<string, CallDefinition>> = await import(/* @vite-ignore */ resolve(file));
    for (const [group, calls] of Object.entries(contract)) {
      if (!group.endsWith('Calls')) continue;
      for (const [name, call] of Object.entries(calls)) declared.set(`${group}.${name}`, call);
    }
  }
  const code = globSync('web/src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.') && !file.includes('/admin/'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const needsRole = (name: string) => {
    const call = declared.get(name);
    const isRecruiters = call && typeof call.access === 'object' && call.access.recruiter !== undefined;
    return isRecruiters && !['viewer', undefined].includes(neededRole(call));
  };
  const made = [...code.matchAll(/\bcall\(\s*(\w+Calls\.\w+)/g)].map(([, name = '']) => name).filter(needsRole);
  const guards = [...code.matchAll(/(?:useMay\(|<May call=\{)(\w+Calls\.\w+)/g)].map(([, name]) => name);
  expect(made.length).toBeGreaterThan(20);
  expect(made.filter((name) => !guards.includes(shown[name] ?? name))).toEqual([]);
});
