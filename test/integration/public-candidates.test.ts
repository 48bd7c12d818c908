import { describe, expect, it } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { shownMaxAge } from '#shared/contracts/define.ts';
import { uniqueEmail } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { writeSnapshots } from '#test/support/handlers.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';

const api = await testApi();

const steps = authSteps(api);

const [open, admin] = await Promise.all([
  makePrincipal('candidate', 7, { name: 'Zdenka Quixworth' }),
  makePrincipal('admin', 7),
]);
const update = (who: Principal, body: object) =>
  api.call(candidateCalls.updateProfile, { params: { id: who.id }, token: who.token, body });
const list = (query: object = {}) => api.call(candidateCalls.listPublic, { query: { ...query } });
const idsOf = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id);

async function change(id: number, summary: Partial<CandidateSummary>, video_key?: string): Promise<void> {
  const profile = await readCandidate(id, true);
  if (!profile) throw new Error('no profile');
  const changed = changedCandidate(profile, { summary, video_key });
  expect((await transact({ profile: replaceCandidate(changed) })).done).toBe(true);
}

let minutes = 0;
/** Index and table give the same list: what follows is tested with both. */
async function buildIndex(): Promise<void> {
  await api.drainStream();
  await writeSnapshots();
  minutes += 1;
  api.clock.set(Date.now() + minutes * 60_000);
}

describe('the public list of candidates', () => {
  it('shows only those who agreed, and forgets them with the next request once they no longer do', async () => {
    expect(idsOf(await list())).toEqual([]);
    expect((await update(open, { profile_public: 'true' })).body).toMatchObject({ profile_public: true });
    // While there is no index, the newest are read every ten seconds.
    api.clock.set(Date.now() + 10_000);
    expect(idsOf(await list())).toEqual([7]);
    expect(idsOf(await list({ skills: 'interpreting' }))).toEqual([7]);
    await update(open, { profile_public: false });
    expect(idsOf(await list())).toEqual([]);
    expect(idsOf(await list({ skills: 'interpreting' }))).toEqual([]);
    await update(open, { profile_public: true });
  });

  it('is answered by the index in the same way, which does not revive a withdrawn consent', async () => {
    await update(open, { profile_public: true });
    await buildIndex();
    expect(idsOf(await list())).toEqual([7]);
    expect(idsOf(await list({ keyword: 'interpreter' }))).toEqual([7]);
    await update(open, { profile_public: false });
    expect(idsOf(await list())).toEqual([]);
    expect(idsOf(await list({ keyword: 'interpreter' }))).toEqual([]);
    await update(open, { profile_public: true });
  });

  it('has nothing of the identity: not even masked contact details, and filters cannot find it', async () => {
    const phone = '+919876504321';
    const text = `I am ${open.name}, ${open.email}, ${phone}`;
    const fields = {
      phone,
      subtitle: text,
      location: text,
      skills: [open.name, open.email, 'Dubbing'],
      experience: `5 y ${phone}`,
    };
    expect((await update(open, { ...fields, profile_public: true })).status).toBe(200);
    await buildIndex();
    const answer = await list();
    expect(idsOf(answer)).toEqual([7]);
    const names =
      'created_at experience id language languages location masked_name modes occupation skills subtitle video'.split(
        ' ',
      );
    expect(Object.keys(answer.body[0]).sort()).toEqual(names);
    const everything = JSON.stringify([answer.body, answer.headers]).toLowerCase();
    for (const canary of ['zdenka', 'quixworth', open.email, '9876504321', `address of candidate ${open.id}`]) {
      expect(everything).not.toContain(canary);
      for (const filter of ['keyword', 'skills', 'location', 'experience']) {
        expect(idsOf(await list({ [filter]: canary }))).toEqual([]);
      }
    }
    expect(idsOf(await list({ skills: 'dubbing' }))).toEqual([7]);
  });

  it('plays a video only with a consent of its own', async () => {
    await change(7, { profile_public: true, video_public: false }, 'files/candidates/7/video/one.mp4');
    expect((await list()).body).toMatchObject([{ id: 7, video: null }]);
    await change(7, { video_public: true });
    expect((await list()).body[0].video).toContain('files/candidates/7/video/one.mp4');
    await update(open, { video: 'dQw4w9WgXcQ' });
    expect((await list()).body[0].video).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await change(7, { video_public: false });
    expect((await list()).body[0].video).toBeNull();
    await change(7, { profile_public: false });
    expect(idsOf(await list())).toEqual([]);
    await change(7, { profile_public: true });
  });

  it('forgets deactivated people, and shows them again once they are back', async () => {
    const params = { a: 'candidate', b: 7 };
    await api.call(adminCalls.deactivateUser, { token: admin.token, params });
    expect(idsOf(await list())).toEqual([]);
    await api.call(adminCalls.reactivateUser, { token: admin.token, params });
    expect(idsOf(await list())).toEqual([7]);
  });

  it('is cached for seconds and pages without gaps, at most 24 at once', async () => {
    expect((await list()).headers['cache-control']).toBe(`public, max-age=${shownMaxAge}`);
    const ids = [101, 102, 103, 104, 105];
    for (const id of ids) {
      await makePrincipal('candidate', id);
      await change(id, { profile_public: id !== 103, language: 'Finnish' });
    }
    await buildIndex();
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const answer = await list({ limit: '2', language: 'FINNISH', cursor });
      seen.push(...idsOf(answer));
      cursor = answer.next;
    } while (cursor);
    expect(seen).toEqual([105, 104, 102, 101]);
    expect((await list({ limit: '0' })).status).toBe(400);
    expect((await list({ cursor: 'made-up' })).body).toMatchObject({ code: 'INVALID_CURSOR' });
  });
});

it.each([
  ['without an answer', {}, false],
  ['with a yes', { profile_public: true }, true],
])('a sign-up %s to the question agrees to the public list accordingly', async (_, answered, isPublic) => {
  const email = uniqueEmail('candidate');
  const { id, token } = await steps.signUp('candidate', email, answered);
  await steps.send('candidate', email, { signup_token: token });
  await steps.confirm('candidate', email, await steps.code(email), token);
  const profile = await readCandidate(id, true);
  expect(profile?.summary).toMatchObject({ profile_public: isPublic, video_public: false });
});
