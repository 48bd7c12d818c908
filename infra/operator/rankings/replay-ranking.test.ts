import { expect, test } from 'vitest';
import { packLanguages } from '#functions/data/packed-languages.ts';
import { packRequirements } from '#functions/data/packed-requirements.ts';
import { newPlace } from '#functions/entities/ranking/new-place.ts';
import { type NamedPlace, type RankingRecord, withoutPerson } from '#functions/entities/ranking/stored-ranking.ts';
import { cefr, claim, job, part, point, row } from '#shared/domain/languages/fixtures.ts';
import { rules } from '#shared/domain/languages/match.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { lineOf, placeLines } from './print-ranking.ts';
import { replayRanking } from './replay-ranking.ts';

const day = '2026-11-22';
const requirements = packRequirements(job([part('must', { tag: 'ja', min: { reading: cefr('B2') } })]));
const reads = (stated: Parameters<typeof claim>[0]) =>
  packLanguages({ languages: [row('ja', { reading: [claim(stated)] })], modes: [] });
const languages = new Map([
  [7, reads(point('jlpt', 'N2', 118))],
  [8, reads(cefr('B2'))],
  [9, reads(cefr('A2'))],
]);
const sent = { 7: '2026-11-20T09:00:00.000Z', 8: '2026-11-19T09:00:00.000Z', 9: '2026-11-21T09:00:00.000Z' };
/** A place as it is read from the table. */
const placeOf = (id: 7 | 8 | 9): NamedPlace =>
  JSON.parse(
    JSON.stringify(newPlace(id, isoInstant(sent[id]), { languages: languages.get(id) ?? '', requirements, day })),
  );
const record = (places: RankingRecord['places']): RankingRecord => ({
  id: '5f0c000000000000',
  job_id: 17,
  viewer: { type: 'recruiter', id: 3 },
  day,
  shown_at: isoInstant('2026-11-22T10:00:00.000Z'),
  rules,
  requirements,
  is_first_page: true,
  places,
  version: 1,
});
const [first, second, third] = [placeOf(7), placeOf(8), placeOf(9)];
const whole = record([first, second, third]);

test('a record whose applicants state the same languages is replayed as the same', () => {
  expect(replayRanking(whole, languages)).toEqual({
    verdict: 'same',
    places: ['same', 'same', 'same'],
    isInOrder: true,
  });
});

test('other languages, other evidence and a missing profile are inputs that changed', () => {
  for (const [id, stated] of [
    [8, reads(cefr('C1'))],
    [7, reads(point('jlpt', 'N2', 119))],
  ] as const) {
    const { verdict, places } = replayRanking(whole, new Map([...languages, [id, stated]]));
    expect([verdict, places.filter((each) => each === 'changed').length]).toEqual(['inputs changed since', 1]);
  }
  const gone = new Map([...languages].filter(([id]) => id !== 9));
  expect(replayRanking(whole, gone)).toMatchObject({
    verdict: 'inputs changed since',
    places: ['same', 'same', 'changed'],
  });
});

test('another result from the same inputs is a difference, even when other inputs have changed', () => {
  const better = { ...third, ranking: { ...third.ranking, nices_met: 1 } };
  const changed = new Map([...languages, [8, reads(cefr('C1'))]] as const);
  expect(replayRanking(record([first, second, better]), changed)).toMatchObject({
    verdict: 'differs',
    places: ['same', 'changed', 'differs'],
  });
  const otherReason = { ...first, match: { ...first.match, result: 'unknown' as const } };
  expect(replayRanking(record([otherReason, second, third]), languages).verdict).toBe('differs');
});

test('an order that does not follow from its places is a difference', () => {
  for (const places of [
    [second, first, third],
    [third, first, second],
  ]) {
    expect(replayRanking(record(places), languages)).toMatchObject({
      verdict: 'differs',
      places: ['same', 'same', 'same'],
      isInOrder: false,
    });
  }
});

test('an anonymous place is not computed, but has to be in its order', () => {
  const anonymous = withoutPerson(third);
  expect(replayRanking(record([first, second, anonymous]), languages)).toEqual({
    verdict: 'same',
    places: ['same', 'same', 'anonymous'],
    isInOrder: true,
  });
  expect(replayRanking(record([anonymous, first, second]), languages).isInOrder).toBe(false);
  // Without the time of the application it may be before and after an equal one.
  for (const places of [
    [withoutPerson(first), second],
    [second, withoutPerson(first)],
  ]) {
    expect(replayRanking(record(places), languages).verdict).toBe('same');
  }
});

test('a record of other rules is left to the version that has them', () => {
  expect(replayRanking({ ...whole, rules: '2025-01' }, languages)).toEqual({
    verdict: 'made by other rules',
    places: [],
    isInOrder: true,
  });
});

test('a record is printed with the reasons of each place, and without anybody for an anonymous one', () => {
  const shown = record([first, withoutPerson(second)]);
  const replay = replayRanking(shown, languages);
  expect(lineOf(shown, replay)).toBe(
    `job 17  2026-11-22T10:00:00.000Z  to recruiter 3  2 applicants  rules ${rules}  5f0c0000: same`,
  );
  expect(placeLines(shown, replay)).toEqual([
    '  1. application 17-7: not met 0, short 0, plus 0, evidence declared, used unknown, sent 2026-11-20T09:00:00.000Z: same',
    '     must ja reading: met, JLPT N2 with 118 points is B2',
    '  2. application gone: not met 0, short 0, plus 0, evidence declared, used unknown: anonymous',
  ]);
});
