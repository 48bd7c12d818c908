import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import {
  changedCandidate,
  putNewCandidate,
  readCandidate,
  replaceCandidate,
} from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import { candidateIndex } from '#functions/services/search/candidate-index.ts';
import { patience } from '#functions/services/search/embedded/live-index.ts';
import { openSnapshot, snapshotName } from '#functions/services/search/embedded/open-index.ts';
import { fetchSnapshot } from '#functions/services/search/embedded/snapshot-store.ts';
import { candidateCalls, type MaskedCandidate } from '#shared/contracts/candidates.ts';
import { totalHeader } from '#shared/contracts/list-headers.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { candidateMatcher } from '#test/search/matchers.ts';
import { testApi } from '#test/support/api.ts';
import { writeSnapshots } from '#test/support/handlers.ts';
import { makePrincipal } from '#test/support/principals.ts';

const api = await testApi();
const now = { ms: Date.parse('2026-06-01T00:00:00.000Z') };
const advance = (ms = 1_000) => {
  now.ms += ms;
  api.clock.set(now.ms);
};

const names = ['Quillon Xanthopoulos', 'Zephyrine Oyelaran', 'ヴァルトラウト 鷲尾'];
const skills = [['Simultaneous interpreting', 'Note-taking'], ['Subtítulos', '翻訳'], ['Legal Übersetzung']];
const locations = ['Zürich', '東京', ''];
const experiences = ['12 Jahre als Übersetzerin', '十年', '', 'None yet'];

let token = '';
const summaries = new Map<number, CandidateSummary>();

beforeAll(async () => {
  // In this test only the index answers.
  patience.ms = 60_000;
  for (let id = 1; id <= 30; id += 1) {
    const name = `${names[id % 3]}`;
    const result = await transact({
      profile: putNewCandidate({
        id,
        name,
        email: `canary${id}.qzx@mail.example`,
        phone: `+9198765${String(43210 + id).padStart(5, '0')}`,
        address: 'Canary Wharf 7',
        subtitle:
          id % 2 === 0
            ? `I am ${name}, call +9198765${43210 + id} or canary${id}.qzx@mail.example`
            : 'Calm booth voice',
        skills: skills[id % 3] ?? [],
        language: id % 2 === 0 ? 'Japanese' : 'Español',
        created_at: toIso(epochMs(now.ms - 100_000 + Math.floor(id / 2))),
      }),
    });
    expect(result).toEqual({ done: true });
    const profile = await readCandidate(id, true);
    if (!profile) throw new Error('There is no such candidate.');
    const changed = changedCandidate(profile, {
      summary: { location: locations[id % 3] ?? '', experience: experiences[id % 4] ?? '' },
    });
    await transact({ profile: replaceCandidate(changed) });
    summaries.set(id, changed.summary);
  }
  advance(0);
  ({ token } = await makePrincipal('recruiter', 1));
  await api.drainStream();
  await writeSnapshots();
});

async function setState(id: number, state: CandidateSummary['state']) {
  const profile = await readCandidate(id, true);
  if (!profile) throw new Error('There is no such candidate.');
  expect(await transact({ profile: replaceCandidate(changedCandidate(profile, { summary: { state } })) })).toEqual({
    done: true,
  });
  await api.drainStream();
}

async function find(query: Record<string, unknown>): Promise<MaskedCandidate[]> {
  const answer = await api.call(candidateCalls.listMasked, { query, token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

/** Units of a search beyond session and unlock marks show whether the table was searched: that would cost far more. */
describe('the search of masked candidates', () => {
  it.each([
    { keyword: 'booth' },
    { keyword: '翻訳' },
    { keyword: 'remote' },
    { language: 'espanol' },
    { skills: 'note, interpreting' },
    { skills: 'note, legal' },
    { skills: 'ubersetzung', location: 'zurich' },
    { location: '東' },
    { experience: '2+' },
    { experience: 'ubersetzerin' },
    { experience: '十' },
    { language: 'ESPAÑOL', skills: 'subtitulos', location: '東京', experience: 'none' },
    { keyword: 'interpreting note' },
    { keyword: 'e', language: 'japan' },
  ])('returns for %j the same as a check of every masked candidate', async (filters) => {
    advance();
    const test = candidateMatcher(filters);
    const wanted = [...summaries.values()]
      .filter((summary) => test?.(toMasked(summary)))
      .sort((left, right) =>
        left.created_at < right.created_at ? 1 : left.created_at > right.created_at ? -1 : right.id - left.id,
      );
    const found = await find({ ...filters, limit: 100 });
    expect(found.length).toBeLessThan(summaries.size);
    expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  });

  it.each([
    'Quillon',
    'Xanthopoulos',
    'Zephyrine',
    'oyelaran',
    'ヴァルト',
    '鷲尾',
    '鷲',
    'canary',
    'canary4.qzx',
    'qzx',
    '@mail',
    'mail.example',
    '9876543',
    '43214',
    '+91',
    'Wharf',
  ])('finds no candidate by %j, which occurs only in a name, e-mail, phone or address', async (canary) => {
    for (const filter of ['keyword', 'skills', 'location', 'language', 'experience']) {
      advance();
      expect(await find({ [filter]: canary })).toEqual([]);
    }
  });

  it('stores no names, e-mails or phones in the index itself', async () => {
    const index = await openSnapshot(candidateIndex);
    const every = { terms: [], contains: [], where: [], limit: 100, after: undefined };
    const all = index?.search({ ...every, order: 'newest', counted: 'nothing' });
    expect(all?.found).toHaveLength(30);
    expect(JSON.stringify(all)).not.toMatch(/Quillon|Xantho|Zephyrine|Oyelaran|ヴァルト|鷲尾|canary|qzx|98765|Wharf/i);
    index?.close();
    const folder = await mkdtemp(join(tmpdir(), 'portal-masked-'));
    expect(await fetchSnapshot(snapshotName(candidateIndex), join(folder, 'index'))).toBe(true);
    const file = await readFile(join(folder, 'index'), 'utf8');
    expect(file).toContain('calm booth voice');
    expect(file).not.toMatch(/quillon|xantho|zephyrine|oyelaran|ヴァルト|鷲尾|canary|qzx|98765|wharf/i);
    await rm(folder, { recursive: true });
  });

  it.each([
    { language: 'espanol', skills: '翻訳' },
    { location: 'zurich', experience: 'e' },
  ])('pages through %j without overlap or gaps while candidates are added and removed', async (filters) => {
    advance();
    const whole = (await find({ ...filters, limit: 100 })).map(({ id }) => id);
    expect(whole.length).toBeGreaterThan(2);
    const seen: number[] = [];
    const gone = Number(whole.at(-1));
    for (let cursor: string | undefined, count = 0; count === 0 || cursor; count += 1) {
      const answer = await api.call(candidateCalls.listMasked, { query: { ...filters, limit: 1, cursor }, token });
      seen.push(...(answer.body as MaskedCandidate[]).map(({ id }) => id));
      cursor = answer.next;
      if (count === 0) await setState(gone, 'deactivated');
      advance();
    }
    expect(seen).toEqual(whole.slice(0, -1));
    await setState(gone, 'active');
    advance();
    expect((await find({ ...filters, limit: 100 })).map(({ id }) => id)).toEqual(whole);
  });

  it('has the number of all that match on its first page, without filters that of all active candidates', async () => {
    const totalOf = async (query: Record<string, unknown>) => {
      const { headers } = await api.call(candidateCalls.listMasked, { query, token });
      return headers[totalHeader];
    };
    const active = [...summaries.values()];
    const japanese = active.filter(({ language }) => language === 'Japanese');
    advance();
    expect(await totalOf({ limit: 3 })).toBe(String(active.length));
    expect(await totalOf({ limit: 3, language: 'japanese' })).toBe(String(japanese.length));
    await setState(4, 'deactivated');
    advance();
    expect(await totalOf({ limit: 3 })).toBe(String(active.length - 1));
    expect(await totalOf({ limit: 3, language: 'japanese' })).toBe(String(japanese.length - 1));
    await setState(4, 'active');
    const first = await api.call(candidateCalls.listMasked, { query: { limit: 3 }, token });
    const second = await api.call(candidateCalls.listMasked, { query: { limit: 3, cursor: first.next }, token });
    expect(second.headers[totalHeader]).toBeUndefined();
  });

  it('no longer finds a candidate who is deactivated', async () => {
    await setState(3, 'deactivated');
    advance();
    expect((await find({ keyword: 'booth', limit: 100 })).map(({ id }) => id)).not.toContain(3);
  });
});
