import { beforeAll, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { updateCompany } from '#functions/entities/recruiter/recruiter-store.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { ListedCandidate, ListedRecruiter } from '#shared/contracts/admin-lists.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { mapSkills } from '#shared/domain/languages/skills.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

const api = await testApi();
const admin = await makePrincipal('admin', 1);
const candidate = await makePrincipal('candidate', 1, { name: 'Quirina Ypsilon' });
const silent = await makePrincipal('candidate', 2);
const recruiter = await makePrincipal('recruiter', 1, { verified: true });
const company = { about: 'We interpret in courts.\nSince 1990.', website: 'https://okada.example', location: 'Osaka' };
const claim = { scale: 'jlpt', level: 'N2', score: 118, certificate_number: 'A-4711', evidence: 'declared' } as const;

beforeAll(async () => {
  await makeJob(1, 1);
  await updateCompany(1, company);
  const { token, id } = candidate;
  const languages = [
    { tag: 'ja', skills: mapSkills((skill) => (skill === 'listening' ? [{ ...claim, evidence: undefined }] : [])) },
  ];
  await api.call(candidateCalls.setLanguages, { token, params: { id }, body: { languages, modes: ['consecutive'] } });
  const profile = await readCandidate(id, true);
  if (!profile) throw new Error('The candidate is missing.');
  const summary = { profile_public: true };
  await transact({ profile: replaceCandidate(changedCandidate(profile, { summary, cv_key: 'files/cv.pdf' })) });
  const message = `I am Quirina, write to ${candidate.email} or call +91 98765 43210.`;
  await api.call(applicationCalls.apply, { token, params: { jobId: 1 }, body: { message } });
  await api.call(applicationCalls.apply, { token: silent.token, params: { jobId: 1 } });
  const body = { status: 'shortlisted', notes: 'Called Ypsilon at +91 98765 43210, speaks well.' };
  await api.call(applicationCalls.updateStatus, { token: recruiter.token, params: { id: '1-1' }, body });
  await api.drainStream();
});

const read = (call: CallDefinition, query: Record<string, unknown> = {}) =>
  api.call(call, { token: admin.token, query });
const withId = <Item extends { id: number }>(items: Item[], id: number) => items.find((item) => item.id === id);

test('candidates have their languages, files and consents with all fields only, without numbers of certificates', async () => {
  const { body } = await read(adminCalls.candidates, { fields: 'all' });
  const listed = withId<ListedCandidate>(body, 1);
  expect(listed).toMatchObject({
    avatar: null,
    has_cv: true,
    has_video: false,
    video_public: false,
    profile_public: true,
    modes: ['consecutive'],
    languages: [{ tag: 'ja', skills: { listening: [{ scale: 'jlpt', level: 'N2', score: 118 }] } }],
  });
  expect(JSON.stringify(body)).not.toMatch(/A-4711|files\/cv/);
  const [other] = (await read(adminCalls.candidates)).body;
  expect(Object.keys(other)).not.toContain('languages');
  expect(Object.keys(other)).not.toContain('has_cv');
});

test('recruiters have the texts of their company page with all fields only', async () => {
  const { body } = await read(adminCalls.recruiters, { fields: 'all' });
  expect(withId<ListedRecruiter>(body, 1)).toMatchObject(company);
  const [other] = (await read(adminCalls.recruiters)).body;
  expect(Object.keys(other)).not.toContain('about');
});

test('admins have the time of their sign-up', async () => {
  const { body } = await read(adminCalls.activeAdmins);
  expect(body).toMatchObject([{ id: 1, created_at: expect.stringMatching(/^\d{4}-.*Z$/) }]);
});

test('applications have the message with all fields only, without the candidate’s name and contact details, and never the recruiter’s note', async () => {
  const entries = async () => (await api.scan()).filter(({ entity }) => entity === 'audit_entry').map(({ PK }) => PK);
  const before = await entries();
  const { body } = await read(applicationCalls.all, { fields: 'all' });
  expect(body).toMatchObject([
    { application_id: '1-2', message: '' },
    { application_id: '1-1', message: 'I am ***, write to *** or call ***.' },
  ]);
  expect(JSON.stringify(body)).not.toContain('speaks well');
  const [other] = (await read(applicationCalls.all)).body;
  expect(Object.keys(other)).not.toContain('message');
  expect(await entries()).toEqual(before);
});

test('the message of a deactivated candidate is masked as well', async () => {
  await api.call(adminCalls.deactivateUser, { token: admin.token, params: { a: 'candidate', b: 1 } });
  const { body } = await read(applicationCalls.all, { fields: 'all' });
  expect(body[1]).toMatchObject({ message: 'I am ***, write to *** or call ***.' });
});

test('all fields cost half a read unit for each recruiter, application and candidate who wrote, and nothing for candidates', async () => {
  const further = async (call: CallDefinition) => {
    const readUnits = async (query: Record<string, unknown>) => {
      api.units.reset();
      await read(call, query);
      return api.units.spent().read;
    };
    // The entry about reading the list costs only once a day.
    await read(call);
    return (await readUnits({ fields: 'all' })) - (await readUnits({}));
  };
  expect(await further(adminCalls.candidates)).toBe(0);
  expect(await further(adminCalls.recruiters)).toBe(0.5);
  expect(await further(applicationCalls.all)).toBe(2 * 0.5 + 0.5);
});
