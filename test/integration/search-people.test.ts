import { beforeAll, describe, expect, it } from 'vitest';
import { packLanguages } from '#functions/data/packed-languages.ts';
import { packRequirements } from '#functions/data/packed-requirements.ts';
import { transact } from '#functions/data/transact.ts';
import {
  changedCandidate,
  putNewCandidate,
  readCandidate,
  replaceCandidate,
} from '#functions/entities/candidate/candidate-store.ts';
import { patience } from '#functions/services/search/embedded/live-index.ts';
import { candidateSearchCalls } from '#shared/contracts/candidate-search.ts';
import { jobSearchCalls } from '#shared/contracts/job-search.ts';
import { cefr, claim, job, part, point, row } from '#shared/domain/languages/fixtures.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { type LevelCondition, personResult } from '#shared/domain/languages/level-condition.ts';
import { cefrLevels } from '#shared/domain/languages/scale.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { togetherResult } from '#test/search/job-result.ts';
import { testApi } from '#test/support/api.ts';
import { writeSnapshots } from '#test/support/handlers.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

const api = await testApi();
const now = { ms: Date.parse('2026-06-01T00:00:00.000Z') };
const today = '2026-06-01';
const pick = <Value>(list: readonly Value[], index: number): Value => list[index % list.length] as Value;

const levels = ['none', 'A2', 'B1', 'B2', 'C1'];
const certificates = [
  point('goethe', 'B2', 70),
  point('testdaf', 'TDN 4'),
  point('jlpt', 'N2'),
  point('jlpt', 'N2', 130),
];

/** The languages of a person: German in various skills and levels, English of most, Japanese of some. */
function rowsOf(id: number): LanguageRow[] {
  const german = row(pick(['de', 'de', 'de-AT'], id), {
    spoken_interaction:
      id % 4 === 0
        ? []
        : [claim(cefr(pick(levels, id)), { evidence: pick(['declared', 'checked'], Math.floor(id / 5)) })],
    reading: id % 6 === 0 ? [claim(pick(certificates.slice(0, 2), id))] : [],
  });
  const english = row('en', { reading: [claim(cefr(pick(levels, Math.floor(id / 3))))] });
  const japanese = row('ja', { reading: [claim(pick(certificates.slice(2), id))] });
  return [...(id % 3 ? [german] : []), ...(id % 5 ? [english] : []), ...(id % 7 === 0 ? [japanese] : [])];
}

const people = new Map(Array.from({ length: 200 }, (_, index) => [index + 1, rowsOf(index + 1)] as const));
const nameOf = (id: number) => `Quillon Xanthopoulos${id}`;

async function putPerson(id: number, languages: readonly LanguageRow[]) {
  const created = {
    id,
    name: nameOf(id),
    email: `canary${id}@mail.example`,
    phone: '+919876543210',
    address: 'Canary Wharf 7',
    subtitle: id % 2 ? 'Calm booth voice' : 'Court interpreter',
    skills: id % 10 === 0 ? ['Gerichtsdolmetschen'] : [],
    language: '',
    created_at: toIso(epochMs(now.ms - 1_000 * id)),
    profile_public: id % 4 === 0,
  };
  await transact({ profile: putNewCandidate(created) });
  const profile = await readCandidate(id, true);
  if (!profile) throw new Error('There is no such candidate.');
  const summary = {
    languages: packLanguages({ languages, modes: [] }),
    location: pick(['Wien', 'Zürich', ''], id),
    experience: `${id % 12} years`,
  };
  await transact({ profile: replaceCandidate(changedCandidate(profile, { summary })) });
}

let recruiter = '';
let candidate = '';

beforeAll(async () => {
  patience.ms = 60_000;
  api.clock.set(now.ms);
  for (let first = 1; first <= 200; first += 25) {
    await Promise.all(
      Array.from({ length: 25 }, (_, index) => putPerson(first + index, people.get(first + index) ?? [])),
    );
  }
  ({ token: recruiter } = await makePrincipal('recruiter', 900));
});

const makeCandidate = async () => {
  ({ token: candidate } = await makePrincipal('candidate', 901));
};

const advance = (ms = 1_000) => {
  now.ms += ms;
  api.clock.set(now.ms);
};

async function find(query: Record<string, string | number>, token = recruiter) {
  api.clock.set(now.ms);
  const { status, body } = await api.call(candidateSearchCalls.candidates, { query: { limit: 100, ...query }, token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);

/** From a check of every person; the newest have the lowest ids. */
function expected(conditions: readonly LevelCondition[], evidence: 'declared' | 'checked' = 'declared') {
  const results = [...people].map(([id, rows]) => ({
    id,
    result: togetherResult(conditions.map((each) => personResult(rows, each, evidence, today))),
  }));
  const having = (result: string) => results.filter((each) => each.result === result).map(({ id }) => id);
  return { met: having('met'), unknown: having('unknown') };
}

const germanSpoken: LevelCondition = { tag: 'de', skill: 'spoken_interaction', level: cefr('B2') };
const german = { tag: 'de', skill: 'spoken_interaction', level: 'B2' };

describe('a recruiter who searches 200 masked people', () => {
  it('gets the newest thousand of the table, called partial, while there is no index', async () => {
    const body = await find(german);
    const { met, unknown } = expected([germanSpoken]);
    expect(idsOf(body)).toEqual(met);
    expect(body).toMatchObject({ total: met.length, total_is_exact: true, unknown: unknown.length, partial: true });
  });

  it('finds German from B2 speaking, and English, in one search', async () => {
    await api.drainStream();
    await writeSnapshots();
    advance(60_000);
    const body = await find({ tag: 'de,en', skill: 'spoken_interaction,any', level: 'B2,any' });
    const { met, unknown } = expected([germanSpoken, { tag: 'en' }]);
    expect(met.length).toBeGreaterThan(20);
    expect(idsOf(body)).toEqual(met);
    expect(unknown.length).toBeGreaterThan(10);
    expect(body).toMatchObject({ total: met.length, total_is_exact: true, unknown: unknown.length, partial: false });
    expect(JSON.stringify(body)).not.toMatch(/Quillon|Xanthopoulos|canary|98765|Wharf/i);
  });

  it('may ask on the scale of a test, and for evidence', async () => {
    const japanese: LevelCondition = { tag: 'ja', skill: 'reading', level: { scale: 'jlpt', level: 'N2' } };
    expect(idsOf(await find({ tag: 'ja', skill: 'reading', level: 'jlpt:N2' }))).toEqual(expected([japanese]).met);
    const inCefr: LevelCondition = { tag: 'ja', level: cefr('B2') };
    const body = await find({ tag: 'ja', level: 'B2' });
    expect(idsOf(body)).toEqual(expected([inCefr]).met);
    expect(body.unknown).toBe(expected([inCefr]).unknown.length);
    const checked = await find({ ...german, evidence: 'checked' });
    expect(idsOf(checked)).toEqual(expected([germanSpoken], 'checked').met);
    expect(checked.items.length).toBeGreaterThan(5);
  });

  it('sees how many there were with other choices', async () => {
    const { facets } = await find({ ...german, place: 'Wien' });
    const { met } = expected([germanSpoken]);
    const inWien = (ids: readonly number[]) => ids.filter((id) => id % 3 === 0).length;
    const places = ['Wien', 'Zürich', 'Remote'].map((value, place) => ({
      value,
      count: met.filter((id) => id % 3 === place).length,
    }));
    expect(new Set(facets.place)).toEqual(new Set(places.filter(({ count }) => count > 0)));
    const withLevel = (level: string) => expected([{ ...germanSpoken, level: cefr(level) }]).met;
    expect(facets.level).toEqual(cefrLevels.slice(1).map((value) => ({ value, count: inWien(withLevel(value)) })));
    const all = await find({});
    const stating = (tag: string) => expected([{ tag }]).met.length;
    const austrian = [...people.values()].filter((rows) => rows.some(({ tag }) => tag === 'de-AT')).length;
    expect(
      new Map(all.facets.language.map(({ value, count }: { value: string; count: number }) => [value, count])),
    ).toEqual(
      new Map([
        ['de', stating('de')],
        ['de-AT', austrian],
        ['en', stating('en')],
        ['ja', stating('ja')],
      ]),
    );
  });

  it('reads page after page without gaps or overlap', async () => {
    const seen: number[] = [];
    let cursor: string | undefined;
    api.clock.set(now.ms);
    do {
      const query = { ...german, limit: 7, ...(cursor && { cursor }) };
      const answer = await api.call(candidateSearchCalls.candidates, { query, token: recruiter });
      seen.push(...idsOf(answer.body));
      cursor = answer.next;
    } while (cursor);
    expect(seen).toEqual(expected([germanSpoken]).met);
  });

  it('finds words in any order inside of compounds, and never a name', async () => {
    expect((await find({ keyword: 'dolmetsch court' })).total).toBe(20);
    expect((await find({ keyword: '"interpreter court"' })).total).toBe(0);
    expect((await find({ keyword: 'Quillon' })).total).toBe(0);
    const ranked = await find({ keyword: 'court', sort: 'relevance' });
    expect(ranked.total).toBe(100);
  });

  it('is told which condition is none', async () => {
    const refused = async (query: Record<string, string>) => {
      api.clock.set(now.ms);
      const { status, body } = await api.call(candidateSearchCalls.candidates, { query, token: recruiter });
      return [status, body.fields?.[0]?.path];
    };
    expect(await refused({ tag: 'nothing at all' })).toEqual([400, 'tag']);
    expect(await refused({ tag: 'de', skill: 'singing' })).toEqual([400, 'skill']);
    expect(await refused({ tag: 'de', level: 'B7' })).toEqual([400, 'level']);
    expect(await refused({ tag: 'de', level: 'none' })).toEqual([400, 'level']);
    expect(await refused({ level: 'B2' })).toEqual([400, 'level']);
    expect(await refused({ tag: 'ja', skill: 'writing', level: 'jlpt:N2' })).toEqual([400, 'level']);
    expect(await refused({ tag: 'de', cursor: 'made-up' })).toEqual([400, undefined]);
  });
});

describe('everybody', () => {
  it('finds only people of the public list, without their masked details', async () => {
    const { status, body } = await api.call(candidateSearchCalls.publicCandidates, { query: { ...german, limit: 24 } });
    expect(status).toBe(200);
    expect(idsOf(body)).toEqual(expected([germanSpoken]).met.filter((id) => id % 4 === 0));
    expect(JSON.stringify(body)).not.toContain('masked_email');
  });
});

describe('words of a search', () => {
  const stating = (...tags: string[]) =>
    [...people].filter(([, rows]) => rows.some(({ tag }) => tags.includes(tag))).map(([id]) => id);

  it.each(['Japanese', 'japanisch', '日本語', 'Japonais', 'اليابانية', 'जापानी'])(
    'find people by a language that they state, called %s',
    async (keyword) => {
      const body = await find({ keyword });
      expect(idsOf(body)).toEqual(stating('ja'));
      expect(body.total).toBe(stating('ja').length);
    },
  );

  it('find a refinement by the name of its language, and the language not by that of the refinement', async () => {
    expect(idsOf(await find({ keyword: 'Allemand' })).sort()).toEqual(stating('de', 'de-AT').slice(0, 100).sort());
    const austrian = idsOf(await find({ keyword: '"Austrian German"' }));
    expect(austrian.length).toBeGreaterThan(10);
    expect(stating('de-AT')).toEqual(expect.arrayContaining(austrian));
  });
});

describe('a search for jobs', () => {
  const wanted = (level: string) =>
    packRequirements(job([part('must', { tag: 'de', min: { spoken_interaction: cefr(level) } })]));

  beforeAll(async () => {
    await makeCandidate();
    await makeJob(1, 900, { language: 'German', language_requirements: wanted('A2') });
    await makeJob(2, 900, { language: 'German', language_requirements: wanted('C1'), location: 'Wien' });
    await makeJob(3, 900, { language: 'German' });
    await makeJob(4, 900, { language: 'Japanese', salary_min: 40_000, salary_max: 50_000, title: 'Booth engineer' });
    await api.drainStream();
    advance(60_000);
  });

  const findJobs = async (query: Record<string, string | number>, token?: string) => {
    api.clock.set(now.ms);
    const answer = await api.call(jobSearchCalls.jobs, { query, ...(token && { token }) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer;
  };

  it('by a level finds those for which it is enough, and counts those that state none', async () => {
    const { body } = await findJobs(german);
    expect(idsOf(body)).toEqual([1]);
    expect(body).toMatchObject({ total: 1, unknown: 1, partial: false });
    expect(body.facets.level.map(({ count }: { count: number }) => count)).toEqual([0, 1, 1, 1, 2, 2]);
    expect(new Set(body.facets.language)).toEqual(
      new Set([
        { value: 'de', count: 3 },
        { value: 'ja', count: 1 },
      ]),
    );
  });

  it.each(['German', 'Deutsch', 'ドイツ語'])('finds those that require %s by its name', async (keyword) => {
    const { body } = await findJobs({ keyword });
    expect(idsOf(body)).toEqual([2, 1]);
  });

  it('counts types, places, experience and pay', async () => {
    const { body } = await findJobs({ salary_min: 30_000, salary_max: 60_000 });
    expect(idsOf(body)).toEqual([4]);
    expect(body.facets.pay.find(({ value }: { value: string }) => value === '30000-60000').count).toBe(1);
    expect(body.facets.type).toEqual([{ value: 'full-time', count: 1 }]);
    expect(body.facets.place).toEqual([{ value: 'Lisbon', count: 1 }]);
    expect(body.facets.experience).toEqual([{ value: 'entry', count: 1 }]);
  });

  it('shows candidates their applications, and the best match first on demand', async () => {
    const { body: plain } = await findJobs({ sort: 'match' });
    expect(idsOf(plain)).toEqual([4, 3, 2, 1]);
    expect(plain.items[0]).not.toHaveProperty('has_applied');
    const begun = await findJobs({ sort: 'fit', limit: 3 }, candidate);
    expect(idsOf(begun.body)).toEqual([4, 3, 2]);
    const profile = await readCandidate(901, true);
    if (!profile) throw new Error('There is no such candidate.');
    const languages = packLanguages({ languages: [row('de', { spoken_interaction: [claim(cefr('B1'))] })], modes: [] });
    await transact({ profile: replaceCandidate(changedCandidate(profile, { summary: { languages } })) });
    // The list goes on as it began.
    const rest = await findJobs({ sort: 'fit', limit: 3, cursor: String(begun.next) }, candidate);
    expect(idsOf(rest.body)).toEqual([1]);
    const first = await findJobs({ sort: 'match', limit: 3 }, candidate);
    expect(idsOf(first.body)).toEqual([1, 3, 4]);
    expect(first.body.items[0]).toMatchObject({ has_applied: false, application_status: null });
    const second = await findJobs({ sort: 'match', limit: 3, cursor: String(first.next) }, candidate);
    expect(idsOf(second.body)).toEqual([2]);
    expect(second.next).toBeUndefined();
    const fitting = await findJobs({ sort: 'fit' }, candidate);
    expect(fitting.body.items.map(({ id, fit }: { id: number; fit: string }) => [id, fit])).toEqual([
      [1, 'met'],
      [3, 'met'],
      [4, 'not_stated'],
      [2, 'further'],
    ]);
    const needsIn = (items: { id: number; language_needs?: unknown }[]) =>
      items.filter(({ id }) => id <= 4).map(({ id, language_needs }) => [id, language_needs]);
    const atAnyLevel = (tag: string) => job([part('must', { tag, min: {} })]);
    expect(needsIn(fitting.body.items)).toEqual([
      [1, undefined],
      [3, atAnyLevel('de')],
      [4, atAnyLevel('ja')],
      [2, undefined],
    ]);
    for (const token of [undefined, recruiter]) {
      const { body } = await findJobs({ sort: 'fit' }, token);
      expect(idsOf(body)).toEqual([4, 3, 2, 1]);
      expect(body.items[0]).not.toHaveProperty('fit');
    }
    const stated = await readCandidate(901, true);
    if (!stated) throw new Error('There is no such candidate.');
    const none = packLanguages({ languages: [], modes: [] });
    await transact({ profile: replaceCandidate(changedCandidate(stated, { summary: { languages: none } })) });
    // A place among ranks is none among the newest: the list starts anew.
    const query = { sort: 'match', limit: 3, cursor: String(first.next) } as const;
    const refused = await api.call(jobSearchCalls.jobs, { query, token: candidate });
    expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_CURSOR' } });
    expect(idsOf((await findJobs({ sort: 'match' }, candidate)).body)).toEqual([4, 3, 2, 1]);
  });
});
