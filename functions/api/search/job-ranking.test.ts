import { beforeEach, expect, test, vi } from 'vitest';
import { packLanguages } from '#functions/data/packed-languages.ts';
import { cefr, claim, row } from '#shared/domain/languages/fixtures.ts';
import { dayMs, epochMs } from '#shared/domain/time.ts';
import { readJobRanking } from './job-ranking.ts';

const { readCandidate, rankJob } = vi.hoisted(() => ({ readCandidate: vi.fn(), rankJob: vi.fn() }));
vi.mock('#functions/entities/candidate/candidate-store.ts', () => ({ readCandidate }));
vi.mock('#shared/domain/languages/job-fit.ts', () => ({ rankJob }));
vi.mock('#functions/data/packed-requirements.ts', () => ({ unpackRequirements: () => ({ all: [], pairs: [] }) }));

const now = epochMs(Date.UTC(2026, 5, 1));
const tags = [
  'de',
  'fr',
  'ja',
  'es',
  'it',
  'nl',
  'sv',
  'da',
  'fi',
  'pl',
  'cs',
  'hu',
  'el',
  'tr',
  'ar',
  'hi',
  'ko',
  'th',
];
/** Candidate 0 states nothing, each other one a language of their own. */
const statedBy = (id: number) =>
  id === 0
    ? undefined
    : packLanguages({
        languages: [row(tags[id - 1] ?? 'vi', { reading: [claim(cefr(id > tags.length + 1 ? 'B1' : 'B2'))] })],
        modes: [],
      });

beforeEach(() => {
  readCandidate.mockImplementation(async (id: number) => ({ summary: { languages: statedBy(id) } }));
  rankJob.mockReset().mockImplementation((rows) => ({ fit: rows[0].tag }));
});

const rankedFor = async (id: number, at = now) => (await readJobRanking(id, at))?.('');

test('a candidate without languages has no ranking', async () => {
  expect(await readJobRanking(0, now)).toBeUndefined();
});

test('requirements are compared once for a candidate and a day, and each candidate has their own ranks', async () => {
  const people = Array.from({ length: tags.length + 2 }, (_, index) => index + 1);
  for (const id of people) expect(await rankedFor(id)).toEqual({ fit: tags[id - 1] ?? 'vi' });
  for (const id of people) await rankedFor(id);
  expect(rankJob).toHaveBeenCalledTimes(people.length);
  await rankedFor(1, epochMs(now + dayMs));
  expect(rankJob).toHaveBeenCalledTimes(people.length + 1);
});

test('ranks of all candidates together are bounded, and what is known is unpacked once', async () => {
  const later = epochMs(now + 10 * dayMs);
  const rankAll = async (id: number) => {
    const rank = await readJobRanking(id, later);
    for (let needs = 0; needs < 60_000; needs += 1) rank?.(String(needs));
  };
  await rankAll(1);
  await rankAll(1);
  expect(rankJob).toHaveBeenCalledTimes(60_000);
  await rankAll(2);
  // With those of the second one there are too many: all are forgotten, and compared again.
  expect(rankJob).toHaveBeenCalledTimes(120_000);
  await rankedFor(1, later);
  expect(rankJob).toHaveBeenCalledTimes(120_001);
});
