import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { packLanguages } from '#functions/data/packed-languages.ts';
import { transact } from '#functions/data/transact.ts';
import {
  changedCandidate,
  putNewCandidate,
  readCandidate,
  replaceCandidate,
} from '#functions/entities/candidate/candidate-store.ts';
import { patience } from '#functions/services/search/embedded/live-index.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { writeSnapshots } from '#test/support/handlers.ts';
import { makePrincipal } from '#test/support/principals.ts';

const api = await testApi();
const start = Date.parse('2026-06-01T00:00:00.000Z');
let token = '';
let now = start;
beforeEach(() => api.clock.set(now));

const row = (tag: string, level: string, working: LanguageRow['working'] = null): LanguageRow => {
  const claims = [{ scale: 'cefr' as const, level, evidence: 'declared' as const }];
  const skills = { listening: [], reading: claims, spoken_interaction: claims, spoken_production: claims, writing: [] };
  return { tag, native: false, working, last_used: null, skills };
};

/** Of 30: 25 read German from B2, 9 of them Japanese too; all 25 interpret between both in one direction. */
const languagesOf = (id: number): LanguageRow[] =>
  id > 25
    ? [row('de', 'B1')]
    : [row('de', 'C1', 'A'), ...(id <= 9 ? [row('ja', 'B2')] : []), row('nl', id % 2 ? 'C1' : 'A2', 'C')];

beforeAll(async () => {
  api.clock.set(start);
  ({ token } = await makePrincipal('recruiter', 1, { verified: false }));
  for (let id = 1; id <= 30; id += 1) {
    const person = { id, name: `Person ${id}`, email: `${id}@mail.example`, phone: `+91900000000${id}`, address: '' };
    const work = { subtitle: '', skills: [], language: 'German', created_at: toIso(epochMs(start - 1_000 * id)) };
    expect(await transact({ profile: putNewCandidate({ ...person, ...work }) })).toEqual({ done: true });
    const profile = await readCandidate(id, true);
    if (!profile) throw new Error('There is no such candidate.');
    const languages = packLanguages({ languages: languagesOf(id), modes: ['consecutive'] });
    // The last one is not active: no one counts them.
    const state = id === 25 ? 'deactivated' : 'active';
    await transact({ profile: replaceCandidate(changedCandidate(profile, { summary: { languages, state } })) });
  }
});

const part = (tag: string, level: string) => ({
  need: 'must',
  any: [{ tag, min: { reading: { scale: 'cefr', level } } }],
});
const pair = (from: string, to: string) => ({ from, to, mode: 'consecutive', need: 'must' });
const reach = (body: object) => api.call(candidateCalls.reach, { token, body } as object);

const cases: [string, object, number][] = [
  ['in tens', { all: [part('de', 'B2')] }, 20],
  ['fewer than ten as none', { all: [part('ja', 'B2')] }, 0],
  ['everybody where all is only a plus', { all: [{ ...part('ja', 'C2'), need: 'nice' }] }, 20],
  ['those who meet all parts', { all: [part('de', 'B2'), part('nl', 'C1')] }, 10],
  ['directions', { pairs: [pair('nl', 'de')] }, 20],
  ['directions the other way round', { pairs: [pair('de', 'nl')] }, 0],
];

describe('while there is no index, the count says', () => {
  it.each(cases)('%s', async (_, body, at_least) => {
    expect(await reach(body)).toMatchObject({ status: 200, body: { at_least, counted: 29, is_all: true } });
  });
});

describe('with the index, the count says', () => {
  beforeAll(async () => {
    patience.ms = 60_000;
    api.clock.set(now);
    await api.drainStream();
    await writeSnapshots();
    now += 60_000;
  });

  it.each(cases)('%s', async (_, body, at_least) => {
    expect(await reach(body)).toMatchObject({ status: 200, body: { at_least, counted: 29, is_all: true } });
  });
});

it('a contradiction is refused at its place', async () => {
  const { status, body } = await reach({ all: [part('de', 'N2')] });
  expect([status, body.fields.map(({ path }: { path: string }) => path)]).toEqual([
    400,
    ['all.0.any.0.min.reading.level'],
  ]);
});
