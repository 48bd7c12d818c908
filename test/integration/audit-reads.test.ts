import { describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { breakTableAt } from '#test/support/broken-table.ts';
import { callFixtures } from '#test/support/call-fixtures.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';

const api = await testApi();
const start = epochMs(Date.parse('2026-11-01T20:00:00.000Z'));

/** Phone numbers that only candidates have: those of `makePrincipal` are the same for all kinds of accounts. */
const { cast } = await restoreWorldBeforeEach(api, start, async () => {
  for (const id of [7, 8]) {
    const profile = await readCandidate(id, true);
    if (!profile) throw new Error(`Candidate ${id} is missing.`);
    await transact({
      profile: replaceCandidate(changedCandidate(profile, { summary: { phone: `+91812340000${id}` } })),
    });
  }
});

type Read = Pick<AuditEntry, 'action' | 'target' | 'ids'>;
const person = (type: AuditEntry['target']['type'], id: number): Read => ({
  action: 'person_read',
  target: { type, id },
});
const list = (type: AuditEntry['target']['type'], ids: number[]): Read => ({
  action: 'people_listed',
  target: { type },
  ids,
});

/** The entry of each call that shows an admin contact details or files of a user, with the fixture of the call. */
const audited: Record<string, Read> = {
  'candidates.profile': person('candidate', 7),
  'candidates.byEmail': person('candidate', 7),
  'candidates.testView': person('candidate', 7),
  'applications.unmaskedApplicants': list('candidate', [7]),
  'subscriptions.all': list('recruiter', [7]),
  'subscriptions.allOfRecruiter': person('recruiter', 7),
  'subscriptions.adminList': list('recruiter', [7]),
  'subscriptions.adminOfRecruiter': person('recruiter', 7),
  'subscriptions.adminGet': person('recruiter', 7),
  'payments.invoice': person('recruiter', 7),
  'jobs.adminList': list('recruiter', [7, 8]),
  'admin.candidates': list('candidate', [7, 8, 9]),
  'admin.recruiters': list('recruiter', [7, 8, 9]),
  'admin.activeAdmins': list('admin', [7, 8]),
  'admin.waitingRecruiters': list('recruiter', [9]),
  'certificates.open': list('candidate', [7]),
  'certificates.duplicates': list('candidate', [7, 8]),
  'certificates.document': person('candidate', 7),
  'uploads.documents': { action: 'documents_read', target: { type: 'recruiter', id: 7 } },
};

/** Reads that show no contact details except the admin's own. */
const impersonal: Record<string, string> = {
  'auth.session': 'the own account',
  'candidates.listMasked': 'masked',
  'search.candidates': 'masked',
  'candidates.maskedProfile': 'masked',
  'candidates.test': 'whether there is one, and its state',
  'recruiters.status': 'whether one is verified',
  'jobs.ofRecruiter': 'jobs',
  'applications.check': 'a status',
  'applications.ofCandidate': 'jobs and statuses',
  'applications.applicants': 'masked',
  'applications.recent': 'masked',
  'applications.all': 'masked',
  'attestations.ofCandidate': 'levels, jobs and companies',
  'subscriptions.status': 'a quota',
  'payments.ofRecruiter': 'amounts and plans',
  'account.export': 'the own data',
  'account.sessions': 'the own sessions',
  'admin.stats': 'figures',
  'admin.trends': 'figures',
  'admin.audit': 'ids, companies and masked candidates',
  'admin.reported': 'jobs, companies and masked candidates',
  'admin.reportsAbout': 'what was reported, and ids of reporters',
  'reports.statements': 'what was decided and why, the words of an objection, and ids',
  'notifications.count': 'the own inbox',
  'notifications.list': 'the own inbox',
  'notifications.preferences': 'the own mails',
};

/** Reads of the own data by some, and of others' data by others; a test below for each. */
const dependsOnWhose = ['admin.profile'];

const readsOfAdmins = allCalls.filter(
  ({ call }) => call.method === 'GET' && typeof call.access !== 'string' && call.access.master_admin !== undefined,
);

test('every read that an admin may make is audited or shows no contact details', () => {
  const known = [...Object.keys(audited), ...Object.keys(impersonal), ...dependsOnWhose].sort();
  expect(readsOfAdmins.map(({ operation }) => operation).sort()).toEqual(known);
});

const entries = async () => (await api.scan()).filter(({ entity }) => entity === 'audit_entry').map(({ card }) => card);
const make = (operation: string, token: string, input: object = {}) => {
  const call = allCalls.find((each) => each.operation === operation)?.call as CallDefinition;
  return api.call(call, { ...callFixtures[operation], ...input, token } as object);
};
const canaries =
  /@canary\.example|Name of (candidate|recruiter)|812340000[78]|Address of|files\/(?:candidates|companies)/;

describe.each(Object.entries(audited))('%s by an admin', (operation, read) => {
  test('shows personal data and leaves one entry a day with reader and subject', async () => {
    const answer = await make(operation, cast.admin.token);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).toMatch(canaries);
    const first = { id: expect.any(String), at: '2026-11-01T20:00:00.000Z', actor: { type: 'admin', id: 7 }, ...read };
    expect(await entries()).toEqual([first]);
    api.clock.set(start + 1_200_000);
    expect((await make(operation, cast.admin.token)).status).toBe(200);
    expect(await entries()).toEqual([first]);
    const trail = await api.call(adminCalls.audit, { token: cast.admin.token });
    expect(trail.body).toMatchObject([first]);
    expect(JSON.stringify(trail.body)).not.toMatch(canaries);
  });

  test('leaves another entry for another admin', async () => {
    await make(operation, cast.admin.token);
    await make(operation, cast.masterAdmin.token);
    api.clock.set(Date.parse('2026-11-01T20:25:00.000Z'));
    await make(operation, cast.admin.token);
    const actors = (await entries()).map(({ actor }) => actor.type);
    expect(actors.sort()).toEqual(['admin', 'master_admin']);
  });

  test('fails when the entry cannot be written', async () => {
    let writes = 0;
    for (let nth = 1; ; nth += 1) {
      const repair = breakTableAt(nth, 'before');
      const answer = await make(operation, cast.admin.token);
      if (!repair()) break;
      writes += 1;
      expect(answer.status).toBe(503);
      expect(JSON.stringify([answer.body, answer.headers])).not.toMatch(canaries);
      expect(await entries()).toEqual([]);
    }
    expect(writes).toBeGreaterThan(1);
  });
});

test.each(Object.keys(impersonal))('%s by an admin shows no contact details and leaves no entry', async (operation) => {
  const own = operation.startsWith('notifications.') ? { params: { type: 'admin', id: 7 } } : {};
  const answer = await make(operation, cast.admin.token, own);
  expect(answer.status).toBe(200);
  const shown = JSON.stringify([answer.body, answer.headers]);
  expect(shown.replaceAll(cast.admin.email, '').replaceAll('Address of admin 7', '')).not.toMatch(canaries);
  expect(await entries()).toEqual([]);
});

describe('admin.profile', () => {
  const entry = { actor: { type: 'master_admin', id: 8 }, ...person('admin', 7) };

  test('by a master admin shows another admin’s data and leaves one entry a day', async () => {
    for (const _ of [1, 2]) {
      const answer = await make('admin.profile', cast.masterAdmin.token);
      expect(answer.body).toMatchObject({ id: 7, email: cast.admin.email, address: 'Address of admin 7' });
    }
    expect(await entries()).toMatchObject([entry]);
  });

  test('of one’s own leaves no entry', async () => {
    expect((await make('admin.profile', cast.admin.token)).body).toMatchObject({ id: 7, email: cast.admin.email });
    expect((await make('admin.profile', cast.masterAdmin.token, { params: { id: 8 } })).status).toBe(200);
    expect(await entries()).toEqual([]);
  });

  test('is not answered when the entry cannot be written', async () => {
    // After the session and the profile: the put of the entry.
    const repair = breakTableAt(3, 'before');
    const answer = await make('admin.profile', cast.masterAdmin.token);
    expect(repair()).toBe(true);
    expect(answer.status).toBe(503);
    expect(JSON.stringify([answer.body, answer.headers])).not.toMatch(canaries);
    expect(await entries()).toEqual([]);
  });
});

test('a read on the next day (UTC) leaves a new entry, however short the time between', async () => {
  for (const at of ['2026-11-01T23:59:59.999Z', '2026-11-02T00:00:00.000Z']) {
    const { auditRead } = await import('#functions/entities/audit/read-audit-store.ts');
    await auditRead({ kind: 'admin', type: 'admin', id: 7 }, 'candidate', 7, epochMs(Date.parse(at)));
  }
  expect((await entries()).map(({ at }) => at).sort()).toEqual([
    '2026-11-01T23:59:59.999Z',
    '2026-11-02T00:00:00.000Z',
  ]);
});

test('reads without a result leave no entry', async () => {
  const { token } = cast.admin;
  await api.call(candidateCalls.profile, { params: { id: 999 }, token });
  await api.call(candidateCalls.testView, { params: { id: 999 }, token });
  await api.call(candidateCalls.byEmail, { params: { email: 'nobody@canary.example' }, token });
  await api.call(adminCalls.candidates, { query: { keyword: 'nobody at all' }, token });
  expect(await entries()).toEqual([]);
});

test('reads by candidates and recruiters leave no entry', async () => {
  expect((await make('candidates.profile', cast.candidate.token)).status).toBe(200);
  expect((await make('candidates.profile', cast.recruiter.token)).status).toBe(200);
  expect((await make('applications.unmaskedApplicants', cast.recruiter.token)).status).toBe(200);
  expect(await entries()).toEqual([]);
});

test('the readers of a person are found by the person, for single reads and for lists', async () => {
  await make('candidates.profile', cast.admin.token);
  await make('admin.candidates', cast.masterAdmin.token);
  await make('admin.recruiters', cast.masterAdmin.token);
  const trail = async (query: object) => {
    const answer = await api.call(adminCalls.audit, { token: cast.admin.token, query });
    return answer.body.map(({ action, actor }: AuditEntry) => [action, actor.id]);
  };
  const person = { target_type: 'candidate', target_id: 7 };
  expect(await trail(person)).toEqual([['person_read', 7]]);
  expect(await trail({ ...person, in_lists: true })).toEqual([['people_listed', 8]]);
  expect(await trail({ ...person, in_lists: true, actor_id: 7 })).toEqual([]);
  expect(await trail({ target_type: 'candidate', target_id: 70, in_lists: true })).toEqual([]);
});

test('entries of reads hold ids and no personal data', async () => {
  for (const operation of Object.keys(audited)) await make(operation, cast.admin.token);
  expect(JSON.stringify((await api.scan()).filter(({ entity }) => entity === 'audit_entry'))).not.toMatch(canaries);
});
