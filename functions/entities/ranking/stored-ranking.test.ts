import { expect, test } from 'vitest';
import { isNamed, packPlaces, parseRanking, withoutPerson } from './stored-ranking.ts';

/** The places of an item, as they were stored. */
const stored =
  'G3ICAMSEOVP+dDqCyEngV5gCof//p2o4aksh577MYT+0KB8sa7YFarWitYIWuLbZkFHRJ4I1z51q77HWzwBDi00P3BHPBO8JULuQvyNYn9uF9sy++qNco3sCQq7FgRc74AFRVZSFxEkpkVWCF/SVSNCJWvYLDWFpekAPXHSFOQPjd50oywUIWnn9uFRWi6/FkdcLXixmi8XiGxMhqCCAAEYFwF2xK62iCm1gzozAhIvegUu1RKrlfvGfAbE1MwhvQHMt7hQ/KjUHDF8zXgdeGFqjLgMjKQjMMSLGug/wgQVWp9loaWqZd2FoodWYH6ZYyhUH474atxPR5OtyeSCESQPGaQjZNvsveid7bfAkywGW4XiaCPvkd6VqdRbp9PdGQEQvf/s3TVQEBtt9uVa/lCweKAexSKc/';

const item = {
  PK: 'RANKINGS#17',
  SK: 'SHOWN#2026-11-22#5f0c',
  entity: 'ranking_record',
  schema_version: 1,
  id: '5f0c',
  job_id: 17,
  viewer: { type: 'recruiter', id: 3 },
  day: '2026-11-22',
  shown_at: '2026-11-22T10:00:00.000Z',
  rules: '2026-12',
  requirements: '[[["must",["ja","","","B2"]]],[]]',
  is_first_page: true,
  places: stored,
  version: 2,
  expires_at: 1_826_877_600,
};

const skill = {
  skill: 'reading',
  result: 'met',
  short_by: null,
  reason: {
    key: 'mapped',
    scale: 'jlpt',
    level: 'N2',
    score: 118,
    low: 'B2',
    high: 'B2',
    by_later_table: false,
  },
  would_meet: null,
};
const named = {
  candidate_id: 7,
  inputs: 'k3Jx0aPqTz9_LmNo',
  ranking: {
    musts_not_met: 0,
    musts_short: 0,
    nices_met: 1,
    evidence: 1,
    last_used: '2026-10',
    at: '2026-11-20T09:30:00.000Z',
  },
  match: {
    rules: '2026-12',
    result: 'met',
    short_by: null,
    parts: [{ need: 'must', result: 'met', any: [{ tag: 'ja', result: 'met', skills: [skill] }] }],
    pairs: [],
  },
};
const anonymous = {
  candidate_id: null,
  ranking: { musts_not_met: 1, musts_short: 0, nices_met: 0, evidence: -1, last_used: null },
};

test('reads a record with its places, of which one is anonymous', () => {
  const { PK, SK, entity, schema_version, expires_at, ...record } = item;
  expect(parseRanking(item)).toEqual({ ...record, places: [named, anonymous] });
  expect(parseRanking({ ...item, requirements: undefined }).requirements).toBeUndefined();
});

test('places are packed as they are read', () => {
  const { places } = parseRanking(item);
  expect(parseRanking({ ...item, places: packPlaces(places) }).places).toEqual(places);
});

test('an anonymous place has neither a candidate, nor a time, nor a level', () => {
  const [place] = parseRanking(item).places.filter(isNamed);
  if (!place) throw new Error('No place is named.');
  const { at: _, ...ranking } = named.ranking;
  expect(withoutPerson(place)).toEqual({ candidate_id: null, ranking });
});

test('an item without places is refused, and one whose places are not packed', () => {
  expect(() => parseRanking({ ...item, places: undefined })).toThrow();
  expect(() => parseRanking({ ...item, places: JSON.stringify([anonymous]) })).toThrow();
});
