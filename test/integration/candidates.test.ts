import { describe, expect, it } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { addSession } from '#functions/entities/account/session-store.ts';
import { newToken } from '#functions/entities/account/session-token.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { shownMaxAge } from '#shared/contracts/define.ts';
import { epochMs, epochSeconds } from '#shared/domain/time.ts';
import { type ApiAnswer, testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { subscribe } from '#test/support/records.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();

const [me, recruiter, admin] = await Promise.all([
  makePrincipal('candidate', 7, { name: 'Zdenka Quixworth' }),
  makePrincipal('recruiter', 7),
  makePrincipal('admin', 7),
]);
await subscribe(recruiter.id, { candidate_limit: 3 });

const own = async (who: Principal) => (await api.call(candidateCalls.ownProfile, { token: who.token })).body;
const update = (who: Principal, body: object, id = who.id) =>
  api.call(candidateCalls.updateProfile, { params: { id }, token: who.token, body });
const view = (who: Principal, id: number, query = {}) =>
  api.call(candidateCalls.view, { params: { id }, token: who.token, query });

/** Writes the account's whole identity into every free text, as users do. */
async function fillWithIdentity(who: Principal, phone = '+919876504321'): Promise<string[]> {
  const text = `I am ${who.name}, ${who.email}, ${phone}`;
  const fields = {
    phone,
    location: text,
    skills: [who.name, `at ${who.email}`, `call ${phone}`, 'Dubbing'],
    language: `${who.email} ${phone}`,
  };
  const answer = await update(who, { ...fields, subtitle: text, experience: `5 y ${phone}` });
  expect(answer.status).toBe(200);
  return [...who.name.split(' '), who.email, phone, phone.slice(3), `Address of candidate ${who.id}`];
}

function expectNoneOf(canaries: string[], answer: ApiAnswer): void {
  const everything = JSON.stringify([answer.body, answer.headers]).toLowerCase();
  for (const canary of canaries) expect(everything).not.toContain(canary.toLowerCase());
}

async function openSession({ id }: Principal): Promise<string> {
  const account = await readAccount('candidate', id);
  const { token, sessionKey } = newToken('candidate', id);
  if (!account || !(await addSession(account, 'candidate', sessionKey, epochSeconds(Math.floor(Date.now() / 1000))))) {
    throw new Error('The session could not be made.');
  }
  return token;
}

const setState = async (id: number, state: 'active' | 'deactivated') => {
  const profile = await readCandidate(id, true);
  if (!profile) throw new Error('no profile');
  expect((await transact({ profile: replaceCandidate(changedCandidate(profile, { summary: { state } })) })).done).toBe(
    true,
  );
};

describe('the own profile', () => {
  it('is the whole profile, with URLs for existing files only', async () => {
    expect(await own(me)).toMatchObject({ id: 7, name: me.name, email: me.email, cv: null, video: null });
  });

  it('is for candidates with a session', async () => {
    expect((await api.call(candidateCalls.ownProfile)).status).toBe(401);
    expect((await api.call(candidateCalls.ownProfile, { token: recruiter.token })).status).toBe(403);
  });
});

describe('the first steps', () => {
  it('are put away and brought back by their owner, who alone reads it, and a form that is open stays valid', async () => {
    const who = await makePrincipal('candidate', 6);
    const shown = await own(who);
    expect(shown).not.toHaveProperty('first_steps_hidden');
    const hidden = await update(who, { first_steps_hidden: true });
    expect(hidden.body).toMatchObject({ first_steps_hidden: true, version: (shown as { version: string }).version });
    expect(await own(who)).toHaveProperty('first_steps_hidden', true);
    const seen = await Promise.all([
      api.call(candidateCalls.profile, { params: { id: who.id }, token: admin.token }),
      api.call(candidateCalls.maskedProfile, { params: { id: who.id }, token: recruiter.token }),
      view(recruiter, who.id),
    ]);
    for (const answer of seen) {
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toContain('first_steps');
    }
    expect((await update(who, { first_steps_hidden: false })).body).not.toHaveProperty('first_steps_hidden');
    expect(await own(who)).toEqual(shown);
  });
});

describe('clearing a field', () => {
  const optional = ['address', 'subtitle', 'language', 'location', 'experience'] as const;
  const filled = { ...Object.fromEntries(optional.map((field) => [field, 'Something'])), skills: ['Dubbing'] };

  it('empties every optional field that is null, and only those', async () => {
    const someone = await makePrincipal('candidate', 61);
    expect((await update(someone, filled)).body).toMatchObject(filled);
    for (const field of [...optional, 'skills'] as const) {
      const before = await own(someone);
      const { status, body } = await update(someone, { [field]: null });
      expect(status).toBe(200);
      expect(body).toEqual({ ...before, [field]: field === 'skills' ? [] : '', version: body.version });
    }
  });

  it('is refused for what everybody has', async () => {
    for (const field of ['name', 'email', 'phone', 'video_public']) {
      expect(await update(me, { [field]: null }), field).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT' },
      });
    }
  });
});

describe('masked answers', () => {
  it('never contain name, e-mail, phone or address, in whichever field the owner wrote them', async () => {
    const canaries = await fillWithIdentity(me);
    const answers = [
      await api.call(candidateCalls.listMasked, { token: recruiter.token, query: { limit: '100' } }),
      await api.call(candidateCalls.listMasked, { token: admin.token, query: { limit: '100' } }),
      await api.call(candidateCalls.latestMasked, { query: { limit: '20' } }),
      await api.call(candidateCalls.maskedProfile, { token: recruiter.token, params: { id: 7 } }),
      await api.call(candidateCalls.maskedProfile, { token: me.token, params: { id: 7 } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).toContain('Z*** Q***');
      expectNoneOf(canaries, answer);
    }
  });

  it('cannot be searched by hidden data', async () => {
    const canaries = await fillWithIdentity(me);
    for (const keyword of canaries) {
      const { body } = await api.call(candidateCalls.listMasked, { token: recruiter.token, query: { keyword } });
      expect(body.map(({ id }: { id: number }) => id)).not.toContain(7);
    }
  });

  it('leave out candidates who are not active', async () => {
    const gone = await makePrincipal('candidate', 8);
    await setState(gone.id, 'deactivated');
    const list = await api.call(candidateCalls.listMasked, { token: recruiter.token, query: { limit: '100' } });
    expect(list.body.map(({ id }: { id: number }) => id)).not.toContain(8);
    const maskedFor = async (who: Principal) =>
      (await api.call(candidateCalls.maskedProfile, { token: who.token, params: { id: 8 } })).status;
    expect([await maskedFor(recruiter), await maskedFor(admin)]).toEqual([404, 200]);
    await setState(gone.id, 'active');
    const again = await api.call(candidateCalls.listMasked, { token: recruiter.token, query: { limit: '100' } });
    expect(again.body.map(({ id }: { id: number }) => id)).toContain(8);
  });

  it('are refused to guests and other candidates, except in the showcase, which is cached', async () => {
    expect((await api.call(candidateCalls.listMasked)).status).toBe(401);
    expect((await api.call(candidateCalls.listMasked, { token: me.token })).status).toBe(403);
    const other = await makePrincipal('candidate', 9);
    expect((await api.call(candidateCalls.maskedProfile, { token: other.token, params: { id: 7 } })).status).toBe(403);
    const showcase = await api.call(candidateCalls.latestMasked);
    expect(showcase.headers['cache-control']).toBe(`public, max-age=${shownMaxAge}`);
    expect(showcase.body.length).toBeLessThanOrEqual(5);
    expect((await api.call(candidateCalls.latestMasked, { query: { limit: '0' } })).status).toBe(400);
  });
});

describe('the list', () => {
  it('filters by folded text, and pages without gaps or overlap, and marks unlocked candidates', async () => {
    const ids = [101, 102, 103, 104, 105, 106, 107];
    for (const id of ids) {
      const candidate = await makePrincipal('candidate', id);
      await update(candidate, { language: 'Français', location: id % 2 ? 'Zürich' : '', skills: 'Dubbing,Court' });
    }
    const viewer = await makePrincipal('recruiter', 20);
    await subscribe(viewer.id);
    expect((await view(viewer, 103)).status).toBe(200);
    const idsOf = (body: { id: number }[]) => body.map(({ id }) => id);
    const list = (query: object) => api.call(candidateCalls.listMasked, { token: viewer.token, query: { ...query } });
    // While there is no index, the newest are read every ten seconds.
    api.clock.set(Date.now() + 10_000);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const answer = await list({ limit: '2', language: 'FRANCAIS', cursor });
      for (const item of answer.body) expect(item.is_unlocked).toBe(item.id === 103);
      seen.push(...idsOf(answer.body));
      cursor = answer.next;
    } while (cursor);
    expect(seen).toEqual([...ids].reverse());
    const odd = [107, 105, 103, 101];
    expect(idsOf((await list({ language: 'francais', location: 'zurich' })).body)).toEqual(odd);
    expect(idsOf((await list({ language: 'francais', location: 'remote' })).body)).toEqual([106, 104, 102]);
    expect(idsOf((await list({ skills: 'court, DUB', location: 'zurich' })).body)).toEqual(odd);
    expect(idsOf((await list({ skills: 'court, welding' })).body)).toEqual([]);
    expect(idsOf((await list({ experience: '2+', location: 'zurich' })).body)).toEqual(odd);
  });
});

describe('a full profile', () => {
  it('is for its owner, admins, and recruiters who unlocked it while their subscription is active', async () => {
    const candidate = await makePrincipal('candidate', 30);
    const viewer = await makePrincipal('recruiter', 30);
    const { ends_at } = await subscribe(viewer.id);
    const read = (who?: Principal) =>
      api.call(candidateCalls.profile, { params: { id: candidate.id }, token: who?.token });
    expect((await read(candidate)).body.email).toBe(candidate.email);
    expect((await read(admin)).body.email).toBe(candidate.email);
    const refused = await read(viewer);
    expect([refused.status, refused.body.code]).toEqual([403, 'SUBSCRIPTION_REQUIRED']);
    expectNoneOf([candidate.name, candidate.email], refused);
    expect((await view(viewer, candidate.id)).status).toBe(200);
    expect((await read(viewer)).body.email).toBe(candidate.email);
    expect((await read(recruiter)).status).toBe(403);
    expect((await read(me)).status).toBe(403);
    expect((await read()).status).toBe(401);
    const soon = await makePrincipal('recruiter', 31);
    const end = epochMs(Date.now() + 60_000);
    await subscribe(soon.id, { ends_at: end });
    await view(soon, candidate.id);
    api.clock.set(end - 1);
    expect((await read(soon)).status).toBe(200);
    api.clock.set(end);
    expect((await read(soon)).status).toBe(403);
    expect(ends_at).toBeGreaterThan(end);
  });

  it.each(['9007199254740993', '1e3', '07', '７', '-7'])('is 404 for the id %s', async (id) => {
    expect((await api.call(candidateCalls.profile, { params: { id }, token: admin.token })).status).toBe(400);
  });
});

describe('viewing a candidate', () => {
  it('counts the first time only, within its units', async () => {
    const viewer = await makePrincipal('recruiter', 40);
    await subscribe(viewer.id);
    api.units.reset();
    const first = await view(viewer, 7, { recruiter_id: viewer.id });
    expect(first.body).toMatchObject({
      name: me.name,
      subscription_info: { is_new_view: true, candidates_viewed: 1 },
    });
    const spent = api.units.spent();
    expect(spent.read).toBeLessThanOrEqual(2 + 1);
    expect(spent.write).toBeLessThanOrEqual(8);
    api.units.reset();
    const repeated = await view(viewer, 7);
    expect(repeated.body.subscription_info).toEqual({ ...first.body.subscription_info, is_new_view: false });
    expect(api.units.spent().read).toBeLessThanOrEqual(2 + 1);
    expect(api.units.spent().write).toBe(0);
  });

  it('costs nothing and is 404 when the candidate does not exist or is not active', async () => {
    const gone = await makePrincipal('candidate', 41);
    await setState(gone.id, 'deactivated');
    const changes = await tableChanges(api, async () => {
      for (const id of [gone.id, 987_654]) {
        const { status, body } = await view(recruiter, id);
        expect([status, body.code]).toEqual([404, 'CANDIDATE_NOT_FOUND']);
      }
    });
    expect(changes).toEqual([]);
  });

  it('needs an active subscription and the caller’s own id', async () => {
    const poor = await makePrincipal('recruiter', 42);
    const refused = await view(poor, 7);
    expect([refused.status, refused.body.code]).toEqual([403, 'SUBSCRIPTION_REQUIRED']);
    expectNoneOf([me.email], refused);
    expect((await view(recruiter, 7, { recruiter_id: 42 })).status).toBe(403);
    expect((await view(me, 7)).status).toBe(403);
    expect((await view(admin, 7)).status).toBe(403);
  });
});

describe('changing the profile', () => {
  it('changes the sent fields only', async () => {
    const candidate = await makePrincipal('candidate', 50);
    const before = await own(candidate);
    const { status, body } = await update(candidate, {
      subtitle: 'Translator',
      skills: 'a, b ,,a',
      video_public: 'true',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      subtitle: 'Translator',
      skills: ['a', 'b'],
      video_public: true,
      version: body.version,
    });
    expect(await own(candidate)).toEqual(body);
  });

  it('ignores fields that the form does not have', async () => {
    const candidate = await makePrincipal('candidate', 51);
    const evil = {
      id: 7,
      state: 'deleted',
      created_at: 'x',
      cv_key: 'files/evil',
      has_cv: true,
      role: 'admin',
      version: 9,
    };
    const changes = await tableChanges(api, () => update(candidate, { ...evil, address: 'Here' }));
    expect(changes).toEqual(['CANDIDATE#51 PROFILE']);
    const profile = await readCandidate(51, true);
    expect(profile).toMatchObject({ summary: { id: 51, state: 'active', has_cv: false, address: 'Here' }, version: 2 });
    expect(profile?.cv_key).toBeUndefined();
  });

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: '+91123' }],
    ['subtitle', { subtitle: 'x'.repeat(161) }],
    ['skills', { skills: Array.from({ length: 31 }, (_, index) => `s${index}`) }],
    ['cv', { cv: 'files/candidates/1/cv/x.pdf' }],
    ['cv', { cv: '../../x' }],
  ])('refuses a bad %s', async (path, fields) => {
    const { status, body } = await update(me, fields);
    expect([status, body.fields[0].path]).toEqual([400, path]);
  });

  it("is refused on another user's profile and writes nothing", async () => {
    const sameId = await makePrincipal('recruiter', 50);
    const changes = await tableChanges(api, async () => {
      expect((await update(me, { subtitle: 'x' }, 50)).status).toBe(403);
      expect((await update(sameId, { subtitle: 'x' })).status).toBe(403);
      expect((await update(admin, { subtitle: 'x' }, 50)).status).toBe(403);
    });
    expect(changes).toEqual([]);
  });

  it('accepts the own e-mail address in any case, and refuses every other with its own error code, writing nothing', async () => {
    const candidate = await makePrincipal('candidate', 52);
    const second = await openSession(candidate);
    const same = await update(candidate, { email: candidate.email.toUpperCase(), name: 'Fresh Name' });
    expect(same).toMatchObject({ status: 200, body: { email: candidate.email, name: 'Fresh Name' } });
    const changes = await tableChanges(api, async () => {
      for (const email of ['fresh@mail.example', recruiter.email, 'candidate-50@canary.example']) {
        const { status, body } = await update(candidate, { email, subtitle: 'changed' });
        expect([status, body.code]).toEqual([400, 'EMAIL_CHANGE_NEEDS_CODE']);
        expect(body.fields).toEqual([{ path: 'email', message: body.detail }]);
      }
    });
    expect(changes).toEqual([]);
    expect((await api.call(candidateCalls.ownProfile, { token: second })).status).toBe(200);
  });

  it('twice concurrently loses neither change', async () => {
    const candidate = await makePrincipal('candidate', 53);
    const answers = await Promise.all([update(candidate, { subtitle: 'One' }), update(candidate, { address: 'Two' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await own(candidate)).toMatchObject({ subtitle: 'One', address: 'Two' });
  });

  it('does not overwrite a profile that changed since it was read', async () => {
    const candidate = await makePrincipal('candidate', 54);
    const stale = await readCandidate(candidate.id, true);
    if (!stale) throw new Error('no profile');
    await update(candidate, { subtitle: 'Newer' });
    const late = changedCandidate(stale, { summary: { address: 'Late' } });
    expect((await transact({ profile: replaceCandidate(late) })).done).toBe(false);
    expect(await own(candidate)).toMatchObject({ subtitle: 'Newer', address: 'Address of candidate 54' });
  });
});
