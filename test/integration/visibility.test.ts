import { beforeEach, describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { hasViewed } from '#functions/entities/subscription/candidate-view-store.ts';
import { readEntitlement, replaceEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import { readFound } from '#functions/events/found-results.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateSearchCalls } from '#shared/contracts/candidate-search.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { matchCalls } from '#shared/contracts/matches.ts';
import { planCalls } from '#shared/contracts/plans.ts';
import { reportCalls } from '#shared/contracts/reports.ts';
import { sampleCalls } from '#shared/contracts/samples.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { visibilityCalls } from '#shared/contracts/visibility.ts';
import { epochMs, minuteMs } from '#shared/domain/time.ts';
import { type ApiAnswer, testApi } from '#test/support/api.ts';
import { settle } from '#test/support/belongings.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

// A candidate, a recruiter who unlocked and shortlisted them and got their application, and one who did not.

const api = await testApi();
let number = 7_700_000;
let candidate: Principal;
let known: Principal;
let stranger: Principal;
let jobId: number;

/** While there is no index, searches read the newest every ten seconds. */
let time = Date.now();
const passTime = () => {
  time += minuteMs;
  api.clock.set(time);
};

const set = (body: object, who = candidate) => api.call(visibilityCalls.setVisibility, { token: who.token, body });
const apply = (job = jobId) => api.call(applicationCalls.apply, { token: candidate.token, params: { jobId: job } });
const view = ({ token }: Principal, id = candidate.id) => api.call(candidateCalls.view, { token, params: { id } });
const shortlist = ({ token }: Principal, candidate_id = candidate.id) =>
  api.call(shortlistCalls.add, { token, body: { candidate_id } });
const viewsUsed = async ({ id }: Principal) => (await readEntitlement(id))?.candidates_viewed;

beforeEach(async () => {
  number += 10;
  passTime();
  candidate = await makePrincipal('candidate', number);
  known = await makePrincipal('recruiter', number);
  stranger = await makePrincipal('recruiter', number + 1);
  for (const { id } of [known, stranger]) await subscribe(id);
  jobId = (await makeJob(number, known.id)).id;
  await apply();
  // Who is added afterwards, for no job, is on the shortlist beside the application.
  passTime();
  await view(known);
  await shortlist(known);
  await api.call(candidateCalls.updateProfile, {
    token: candidate.token,
    params: { id: candidate.id },
    body: { profile_public: true },
  });
  await settle(api);
  passTime();
});

/** Every way in which a recruiter sees candidates. */
function surfacesOf({ token, id }: Principal): Record<string, () => Promise<ApiAnswer>> {
  const one = { token, params: { id: candidate.id } };
  const application = { token, params: { id: `${jobId}-${candidate.id}` } };
  return {
    list: () => api.call(candidateCalls.listMasked, { token, query: { limit: 100 } }),
    'filtered list': () =>
      api.call(candidateCalls.listMasked, { token, query: { limit: 100, keyword: 'Interpreter' } }),
    search: () => api.call(candidateSearchCalls.candidates, { token, query: { limit: 100 } }),
    'masked profile': () => api.call(candidateCalls.maskedProfile, one),
    activity: () => api.call(candidateCalls.activity, one),
    recordings: () => api.call(sampleCalls.ofCandidate, one),
    profile: () => api.call(candidateCalls.profile, one),
    shortlist: () => api.call(shortlistCalls.ofRecruiter, { token, params: { id } }),
    'recent applications': () => api.call(applicationCalls.recent, { token, params: { id } }),
    applicants: () => api.call(applicationCalls.applicants, { token, params: { id: jobId } }),
    'applicants by match': () =>
      api.call(applicationCalls.applicants, { token, params: { id: jobId }, query: { sort: 'match' } }),
    'applicants with details': () => api.call(applicationCalls.unmaskedApplicants, { token, params: { id: jobId } }),
    'status of the application': () =>
      api.call(applicationCalls.check, { token, params: { jobId, candidateId: candidate.id } }),
    match: () => api.call(matchCalls.ofApplication, application),
  };
}

/** What everybody sees of candidates. */
const publicSurfaces: Record<string, () => Promise<ApiAnswer>> = {
  showcase: () => api.call(candidateCalls.latestMasked, { query: { limit: 20 } }),
  'public list': () => api.call(candidateCalls.listPublic, { query: { limit: 24 } }),
  'public search': () => api.call(candidateSearchCalls.publicCandidates, { query: { limit: 24 } }),
};

/** Calls that answer about the one candidate whom they name, without the id. */
const aboutOne = ['activity', 'recordings', 'status of the application', 'match'];

const isShown = (name: string, { status, body }: ApiAnswer): boolean => {
  if (status !== 200) return false;
  const pattern = new RegExp(`"id":${candidate.id}[,}]|"application_id":"[0-9]+-${candidate.id}"`);
  return aboutOne.includes(name) || pattern.test(JSON.stringify(body));
};

async function shownIn(surfaces: Record<string, () => Promise<ApiAnswer>>): Promise<string[]> {
  const shown: string[] = [];
  for (const [name, call] of Object.entries(surfaces)) if (isShown(name, await call())) shown.push(name);
  return shown;
}

const lists = ['list', 'filtered list', 'search'];
const direct = ['masked profile', 'activity', 'recordings'];
const applied = [
  'recent applications',
  'applicants',
  'applicants by match',
  'applicants with details',
  'status of the application',
  'match',
];
const everything = [...lists, ...direct, 'profile', 'shortlist', ...applied];
const everywhere = ['showcase', 'public list', 'public search'];
const byCompany = () => ({ block: { company_id: known.id } });
const byDomain = () => ({ block: { domain: 'canary.example' } });

interface Seen {
  known: string[];
  stranger: string[];
  guests: string[];
}
const cases: [string, () => object, Seen][] = [
  ['chose nothing', () => ({}), { known: everything, stranger: [...lists, ...direct], guests: everywhere }],
  [
    'pauses',
    () => ({ paused: true }),
    { known: [...direct, 'profile', 'shortlist', ...applied], stranger: [], guests: [] },
  ],
  ['blocks the company', byCompany, { known: [], stranger: [...lists, ...direct], guests: everywhere }],
  ['blocks the mail domain', byDomain, { known: [], stranger: [], guests: everywhere }],
  ['pauses and blocks', () => ({ paused: true, ...byCompany() }), { known: [], stranger: [], guests: [] }],
  [
    'left the showcase',
    () => ({ in_showcase: false }),
    { known: everything, stranger: [...lists, ...direct], guests: ['public list', 'public search'] },
  ],
];

test.each(cases)('someone who %s is seen where they may be', async (_, body, seen) => {
  expect((await set(body())).status).toBe(200);
  await settle(api);
  passTime();
  expect(await shownIn(surfacesOf(known))).toEqual(seen.known);
  expect(await shownIn(surfacesOf(stranger))).toEqual(seen.stranger);
  expect(await shownIn(publicSurfaces)).toEqual(seen.guests);
});

test.each(cases)('someone who %s is back everywhere when they undo it', async (_, body) => {
  await set(body());
  await settle(api);
  const undo = { paused: false, in_showcase: true };
  await set({ ...undo, unblock: { company_id: known.id } });
  await set({ ...undo, unblock: { domain: 'canary.example' } });
  await settle(api);
  passTime();
  await view(known);
  await settle(api);
  expect(await shownIn(surfacesOf(known))).toEqual(everything);
  expect(await shownIn(publicSurfaces)).toEqual(everywhere);
});

const details = () => new RegExp(`${candidate.name}|${candidate.email}`);

test.each([
  ['the company', byCompany],
  ['the mail domain', byDomain],
])('a block of %s counts for all that has a name with the next request', async (_, block) => {
  const withDetails = async () => {
    const shown: string[] = [];
    for (const [name, call] of Object.entries(surfacesOf(known))) {
      if (details().test(JSON.stringify((await call()).body))) shown.push(name);
    }
    return shown;
  };
  expect(await withDetails()).toEqual(expect.arrayContaining([...lists, 'masked profile', 'profile', 'shortlist']));
  await set(block());
  expect(await withDetails()).toEqual([]);
  expect(await view(known)).toMatchObject({ status: 404 });
});

test("a block of a colleague's mail domain hides from that colleague who is on the shortlist without being unlocked", async () => {
  const company = { id: stranger.id, role: 'recruiter' } as const;
  const colleague = await makePrincipal('recruiter', number + 2, { company, email: `who-${number}@agency.example` });
  await shortlist(stranger);
  const shownTo = async ({ token }: Principal) =>
    (await api.call(shortlistCalls.ofRecruiter, { token, params: { id: stranger.id } })).body.length;
  expect([await shownTo(stranger), await shownTo(colleague)]).toEqual([1, 1]);
  await set({ block: { domain: 'agency.example' } });
  await settle(api);
  expect([await shownTo(stranger), await shownTo(colleague)]).toEqual([1, 0]);
});

test('someone who pauses is marked for those who still see them, and for nobody else', async () => {
  await set({ paused: true });
  await settle(api);
  const marked = ['masked profile', 'profile', 'shortlist', ...applied.slice(0, 4)];
  for (const name of marked) {
    expect([name, JSON.stringify((await surfacesOf(known)[name]?.())?.body)]).toEqual([
      name,
      expect.stringContaining('"not_looking":true'),
    ]);
  }
  const own = await api.call(candidateCalls.ownProfile, { token: candidate.token });
  expect(own.body).toMatchObject({ not_looking: true });
  await set({ paused: false });
  await settle(api);
  for (const call of Object.values(surfacesOf(known))) {
    expect(JSON.stringify((await call()).body)).not.toContain('not_looking');
  }
});

describe('applying', () => {
  test('works while paused, and shows the candidate to that recruiter only', async () => {
    await set({ paused: true });
    const { id } = await makeJob(number + 5, stranger.id);
    expect((await apply(id)).status).toBe(201);
    await settle(api);
    jobId = id;
    const shown = await shownIn(surfacesOf(stranger));
    expect(shown).toEqual([...direct, ...applied]);
  });

  test('to a blocked company after the block shows that application, and nothing else', async () => {
    await set(byCompany());
    await settle(api);
    passTime();
    const { id } = await makeJob(number + 5, known.id);
    expect((await apply(id)).status).toBe(201);
    await settle(api);
    const previous = jobId;
    jobId = id;
    expect(await shownIn(surfacesOf(known))).toEqual([...direct, ...applied]);
    jobId = previous;
    expect(await shownIn(surfacesOf(known))).toEqual([...direct, 'recent applications']);
    expect((await view(known)).status).toBe(404);
    expect((await shortlist(known)).status).toBe(404);
    expect(await viewsUsed(known)).toBe(0);
  });

  test('before the block lets a blocked company neither move nor contact the applicant', async () => {
    await set(byCompany());
    const { token } = known;
    const params = { id: `${jobId}-${candidate.id}` };
    const answers = [
      await api.call(applicationCalls.updateStatus, { token, params, body: { status: 'hired' } }),
      await api.call(applicationCalls.contact, { token, params, body: { method: 'email' } }),
      await api.call(shortlistCalls.updateStatus, {
        token,
        params: { id: `${known.id}-${candidate.id}` },
        body: { status: 'contacted' },
      }),
      await api.call(applicationCalls.syncShortlisted, { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
    const { body } = await api.call(applicationCalls.ofCandidate, {
      token: candidate.token,
      params: { id: candidate.id },
    });
    expect(body).toMatchObject([{ status: 'applied' }]);
  });
});

test('a blocked recruiter gets the same answers as about a candidate who does not exist', async () => {
  await set(byCompany());
  await settle(api);
  passTime();
  const { token } = known;
  const requested = async (id: number) => {
    const one = { token, params: { id } };
    const answers = [
      await api.call(candidateCalls.maskedProfile, one),
      await api.call(candidateCalls.profile, one),
      await api.call(candidateCalls.activity, one),
      await api.call(candidateCalls.view, one),
      await api.call(sampleCalls.ofCandidate, one),
      await shortlist(known, id),
      await api.call(planCalls.incrementView, { token, body: { candidate_id: id } }),
      await api.call(transcriptionCalls.start, { token, body: { candidate_id: id } }),
      await api.call(reportCalls.create, {
        token,
        body: { subject_type: 'candidate', subject_id: id, reason: 'not_real', note: '' },
      }),
    ];
    return answers.map(({ status, body }) => [status, body]);
  };
  expect(await requested(candidate.id)).toEqual(await requested(999_999));
});

describe('a view', () => {
  test('is given back once by a block, whatever is delivered twice, and can be used again', async () => {
    expect(await viewsUsed(known)).toBe(1);
    await view(stranger);
    await set(byCompany());
    await settle(api);
    await set({ block: { domain: 'canary.example' } });
    await settle(api);
    expect([await viewsUsed(known), await viewsUsed(stranger)]).toEqual([0, 0]);
    expect(await hasViewed(known.id, candidate.id)).toBe(false);
    await set({ unblock: { company_id: known.id } });
    await set({ unblock: { domain: 'canary.example' } });
    await settle(api);
    expect((await view(known)).status).toBe(200);
    await settle(api);
    expect(await viewsUsed(known)).toBe(1);
  });

  test('of an earlier subscription goes without a change of a running one that has nothing of it', async () => {
    const before = await readEntitlement(known.id);
    if (!before) throw new Error('The recruiter has no subscription.');
    const next = { ...before, subscription_id: number + 9, candidates_viewed: 3 };
    await transact({ entitlement: replaceEntitlement(next, before) });
    await set(byCompany());
    await settle(api);
    expect([await viewsUsed(known), await hasViewed(known.id, candidate.id)]).toEqual([3, false]);
  });

  test('is given back while the days wait for the verification', async () => {
    const before = await readEntitlement(known.id);
    if (!before) throw new Error('The recruiter has no subscription.');
    const waiting = { ...before, ends_at: null, waiting_ms: 86_400_000 };
    await transact({ entitlement: replaceEntitlement(waiting, before) });
    await set(byCompany());
    await settle(api);
    expect([await viewsUsed(known), await hasViewed(known.id, candidate.id)]).toEqual([0, false]);
  });

  test('is given back when the block comes between the reads and the writes of unlocking', async () => {
    beforeNextTransaction(() => set({ block: { company_id: stranger.id } }));
    await view(stranger);
    await settle(api);
    expect([await viewsUsed(stranger), await hasViewed(stranger.id, candidate.id)]).toEqual([0, false]);
  });

  test('is counted exactly as often as there are records of it after any concurrent unlocks and blocks', async () => {
    for (let round = 0; round < 8; round += 1) {
      const isBlocking = round % 2 === 0;
      const company = { company_id: stranger.id };
      await Promise.all([
        view(stranger),
        set(isBlocking ? { block: company } : { unblock: company }),
        view(stranger),
        api.drainStream(),
      ]);
      await settle(api);
      const has = await hasViewed(stranger.id, candidate.id);
      expect(await viewsUsed(stranger)).toBe(has ? 1 : 0);
      if (isBlocking) expect(has).toBe(false);
    }
  });
});

test('pages, totals and facets are as if those who block the viewer did not exist', async () => {
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, place) => makePrincipal('candidate', number + 5_000_000 + place)),
  );
  for (const [place, who] of people.entries()) {
    const params = { id: who.id };
    await api.call(candidateCalls.updateProfile, { token: who.token, params, body: { location: 'Coimbra' } });
    if (place % 3 === 0) await set({ block: { company_id: stranger.id } }, who);
  }
  await settle(api);
  passTime();
  const search = async ({ token }: Principal) => {
    const query = { place: 'Coimbra', limit: 5 };
    const { body } = await api.call(candidateSearchCalls.candidates, { token, query });
    const place = body.facets.place.find(({ value }: { value: string }) => value === 'Coimbra');
    return { shown: body.items.length, total: body.total, unknown: body.unknown, place: place?.count };
  };
  expect(await search(known)).toEqual({ shown: 5, total: 12, unknown: 0, place: 12 });
  expect(await search(stranger)).toEqual({ shown: 5, total: 8, unknown: 0, place: 8 });
  const page = await api.call(candidateCalls.listMasked, { token: stranger.token, query: { limit: 5 } });
  expect(page.body).toHaveLength(5);
});

test.each([
  ['looks', {}, 1],
  ['pauses', { paused: true }, 0],
  ['blocks the reader', undefined, 0],
] as const)('a saved search about someone who %s has %3$i results', async (_, body, results) => {
  await set(body ?? byCompany());
  const viewer = { kind: 'recruiter', id: known.id, email: known.email } as const;
  expect(await readFound('candidates', [candidate.id], viewer, epochMs(time))).toHaveLength(results);
});

describe('who unlocked me', () => {
  const unlocks = async () => (await api.call(visibilityCalls.unlocks, { token: candidate.token })).body;

  test('names the companies, newest first, and no job that the candidate opened', async () => {
    passTime();
    await view(stranger);
    await settle(api);
    expect(await unlocks()).toMatchObject([
      { company_id: stranger.id, company_name: `Company ${stranger.id}`, has_page: true },
      { company_id: known.id, company_name: `Company ${known.id}`, has_page: true },
    ]);
    await set(byCompany());
    await settle(api);
    expect(await unlocks()).toMatchObject([{ company_id: stranger.id }]);
  });

  test('is told at once, and not of a view that is given back', async () => {
    const { notificationsOf } = notificationSteps(api);
    const notified = async () => (await notificationsOf(candidate)).filter(({ kind }) => kind === 'profile_unlocked');
    expect(await notified()).toMatchObject([
      { values: { company_name: `Company ${known.id}` }, link: '/account#privacy' },
    ]);
    beforeNextTransaction(() => set({ block: { company_id: stranger.id } }));
    await view(stranger);
    await settle(api);
    expect(await notified()).toHaveLength(1);
  });
});

describe('the settings', () => {
  const blocked = async () => (await set({})).body.blocked.map(({ name }: { name: string }) => name);

  test.each([
    ['agency.example', 'agency.example'],
    [' @Agency.Example ', 'agency.example'],
    ['hr@agency.example', 'agency.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('read %j as the mail domain %s', async (domain, stored) => {
    expect((await set({ block: { domain } })).status).toBe(200);
    expect(await blocked()).toEqual([stored]);
    await set({ block: { domain: stored } });
    expect(await blocked()).toEqual([stored]);
    await set({ unblock: { domain } });
    expect(await blocked()).toEqual([]);
  });

  test.each(['', 'example', 'two words.example', `${'a'.repeat(60)}.example`])('refuse %j', async (domain) => {
    expect((await set({ block: { domain } })).status).toBe(400);
  });

  test('refuse a company that the candidate cannot know as one that does not exist', async () => {
    const hidden = await makePrincipal('recruiter', number + 2, { verified: false });
    const answers = [await set({ block: { company_id: hidden.id } }), await set({ block: { company_id: 999_999 } })];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  test('have room for fifty blocks', async () => {
    for (let place = 0; place < 50; place += 1) await set({ block: { domain: `d${place}.example` } });
    expect(await set({ block: { domain: 'one-more.example' } })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_STATE' },
    });
    expect(await blocked()).toHaveLength(50);
  });

  test('keep every one of several concurrent changes', async () => {
    await Promise.all([
      set({ paused: true }),
      set({ in_showcase: false }),
      set({ block: { domain: 'one.example' } }),
      set({ block: { domain: 'two.example' } }),
    ]);
    const { body } = await set({});
    expect(body).toMatchObject({ paused: true, in_showcase: false });
    expect(await blocked()).toHaveLength(2);
  });
});
