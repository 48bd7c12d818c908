import { expect, it } from 'vitest';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const candidate = await makePrincipal('candidate', 7);
const recruiter = await makePrincipal('recruiter', 1);
await subscribe(recruiter.id);
await makeJob(1, recruiter.id);
const { token } = candidate;

const number = 'JLPT-7-A123';
const jlpt = { scale: 'jlpt', edition: '2010', level: 'N2', score: 118, taken_on: '2024-12-01' };
const japanese = { tag: 'ja', working: 'C', last_used: '2025-10' };
const sent = {
  languages: [{ ...japanese, skills: { reading: [{ ...jlpt, certificate_number: number, evidence: 'attested' }] } }],
  modes: ['consecutive', 'translation'],
};
const none = { listening: [], spoken_interaction: [], spoken_production: [], writing: [] };
const shown = {
  languages: [{ ...japanese, native: false, skills: { ...none, reading: [{ ...jlpt, evidence: 'declared' }] } }],
  modes: sent.modes,
};
const full = {
  languages: [
    {
      ...shown.languages[0],
      skills: { ...none, reading: [{ ...jlpt, evidence: 'declared', certificate_number: number }] },
    },
  ],
  modes: sent.modes,
};

const setLanguages = (body: unknown) => api.call(candidateCalls.setLanguages, { token, body });
const ownProfile = async () => (await api.call(candidateCalls.ownProfile, { token })).body;

it('a candidate states languages and modes, and reads them back as stated, without evidence of their own', async () => {
  expect(await setLanguages(sent)).toMatchObject({ status: 200, body: full });
  expect(await ownProfile()).toMatchObject(full);
  const { body } = await api.call(accountCalls.export, { token });
  expect(body.profile).toMatchObject(full);
});

it('languages come with all answers about the candidate, the number of a certificate with the full profile only', async () => {
  await api.call(applicationCalls.apply, { token, params: { jobId: 1 } });
  await api.call(shortlistCalls.add, { token: recruiter.token, body: { candidate_id: 7 } });
  await api.call(candidateCalls.updateProfile, { token, params: { id: 7 }, body: { profile_public: true } });
  await api.drainStream();
  const as = { token: recruiter.token };
  const answers = [
    (await api.call(candidateCalls.listMasked, as)).body[0],
    (await api.call(candidateCalls.latestMasked, {})).body[0],
    (await api.call(candidateCalls.listPublic, {})).body[0],
    (await api.call(candidateCalls.maskedProfile, { ...as, params: { id: 7 } })).body,
    (await api.call(applicationCalls.applicants, { ...as, params: { id: 1 } })).body[0].candidate,
    (await api.call(applicationCalls.unmaskedApplicants, { ...as, params: { id: 1 } })).body[0].candidate,
    (await api.call(shortlistCalls.ofRecruiter, { ...as, params: { id: 1 } })).body[0].candidate,
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject(shown);
    expect(JSON.stringify(answer)).not.toContain(number);
  }
  expect((await api.call(candidateCalls.view, { ...as, params: { id: 7 } })).body).toMatchObject(full);
});

it('a change of the profile leaves the languages, and a change of the languages everything else', async () => {
  await api.call(candidateCalls.updateProfile, { token, params: { id: 7 }, body: { subtitle: 'Interpreter' } });
  expect(await ownProfile()).toMatchObject({ ...full, subtitle: 'Interpreter' });
  expect(await setLanguages({ languages: [], modes: [] })).toMatchObject({
    status: 200,
    body: { languages: [], modes: [] },
  });
  expect(await ownProfile()).toMatchObject({ languages: [], modes: [], subtitle: 'Interpreter' });
  expect((await readCandidate(7, true))?.certificate_numbers).toBeUndefined();
});

it.each([
  [
    'the same language twice',
    [
      { tag: 'ja', skills: {} },
      { tag: 'jpn', skills: {} },
    ],
  ],
  ['a level that the scale lacks', [{ tag: 'ja', skills: { reading: [{ scale: 'jlpt', level: 'N6' }] } }]],
  ['reading of a signed language', [{ tag: 'ase', skills: { reading: [{ scale: 'cefr', level: 'B2' }] } }]],
])('refuses %s', async (_, languages) => {
  expect(await setLanguages({ languages, modes: [] })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT' },
  });
});
