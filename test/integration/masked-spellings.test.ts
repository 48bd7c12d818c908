import { describe, expect, it } from 'vitest';
import { patience } from '#functions/services/search/embedded/live-index.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { testApi } from '#test/support/api.ts';
import { writeSnapshots } from '#test/support/handlers.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
// In this test only the index answers searches.
patience.ms = 60_000;
const recruiter = await makePrincipal('recruiter', 1);
await subscribe(recruiter.id);
const job = await makeJob(1, recruiter.id);
const candidate = await makePrincipal('candidate', 7, { name: 'Наталья Quäxmüller' });

/** Spellings with which users try to get around the masking. */
const spellings = ['Natalya', 'Natalia', 'Натальи', 'Quaxmuller', 'Quaexmueller', 'Quäxmüllers'];
const addresses = ['nq at gmail dot com', 'nq [at] qmail (punkt) example', 'nq arroba qmail punto example'];
const traces = [...spellings, 'Natalj', 'Наталь', 'gmail', 'qmail', 'arroba'].map((text) => text.toLowerCase());

const answer = await api.call(candidateCalls.updateProfile, {
  params: { id: candidate.id },
  token: candidate.token,
  body: {
    profile_public: true,
    subtitle: `${spellings.join(', ')}: ${addresses[0]}`,
    skills: ['Dubbing', 'Quaexmueller', `${addresses[1]}`],
    language: 'Finnish, Natalia, Quaxmuller',
    location: `Oulu, ask Natalya, ${addresses[2]}`,
    experience: `7 y as Quaexmuellers assistant`,
  },
});
if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
const claim = { scale: 'jlpt', level: 'N2', certificate_number: 'Quaxmuller 1' };
const languages = [{ tag: 'ja', skills: { reading: [claim] } }];
const stated = await api.call(candidateCalls.setLanguages, { token: candidate.token, body: { languages, modes: [] } });
if (stated.status !== 200) throw new Error(JSON.stringify(stated.body));

const { token } = recruiter;
const views = {
  'the list': () => api.call(candidateCalls.listMasked, { token }),
  'the public list': () => api.call(candidateCalls.listPublic, {}),
  'the showcase': () => api.call(candidateCalls.latestMasked, {}),
  'the masked profile': () => api.call(candidateCalls.maskedProfile, { token, params: { id: candidate.id } }),
  'the applicants': () => api.call(applicationCalls.applicants, { token, params: { id: job.id } }),
  'recent applications': () => api.call(applicationCalls.recent, { token, params: { id: recruiter.id } }),
  'the shortlist': () => api.call(shortlistCalls.ofRecruiter, { token, params: { id: recruiter.id } }),
};

describe('a name in other spellings and a spelled-out e-mail address', () => {
  it('are in no masked view', async () => {
    const params = { jobId: job.id };
    expect(await api.call(applicationCalls.apply, { token: candidate.token, params })).toMatchObject({ status: 201 });
    const body = { candidate_id: candidate.id };
    expect(await api.call(shortlistCalls.add, { token, body })).toMatchObject({ status: 201 });
    for (const [name, look] of Object.entries(views)) {
      const { status, body: shown, headers } = await look();
      expect(status, name).toBe(200);
      expect(shown.length === 0, `${name} shows the candidate`).toBe(false);
      const everything = JSON.stringify([shown, headers]).toLowerCase();
      for (const trace of traces) expect(everything, `${name}: ${trace}`).not.toContain(trace);
      expect(everything, name).toContain('finnish');
    }
  });

  it('match no candidate, with and without the index', async () => {
    const search = async () => {
      for (const trace of traces) {
        for (const filter of ['keyword', 'skills', 'location', 'language', 'experience']) {
          const found = await api.call(candidateCalls.listMasked, { token, query: { [filter]: trace } });
          expect(found, `${filter} ${trace}`).toMatchObject({ status: 200, body: [] });
          const open = await api.call(candidateCalls.listPublic, { query: { [filter]: trace } });
          expect(open, `${filter} ${trace}`).toMatchObject({ status: 200, body: [] });
        }
      }
      const { body } = await api.call(candidateCalls.listMasked, { token, query: { language: 'finnish' } });
      expect(body.map(({ id }: { id: number }) => id)).toEqual([candidate.id]);
    };
    await search();
    await api.drainStream();
    await writeSnapshots();
    api.clock.set(Date.now() + 60_000);
    await search();
  });
});
