import { expect, test } from 'vitest';
import { languagesToLookAt, maxScoredLanguages } from './interview-kit.ts';

const stated = [{ tag: 'hi' }, { tag: 'de' }];
const part = (...tags: string[]) => ({ any: tags.map((tag) => ({ tag, min: {} })), need: 'must' as const });

test('looks at the languages that the job requires, each once', () => {
  const pairs = [{ from: 'en', to: 'ja', mode: 'translation' as const, need: 'nice' as const }];
  expect(languagesToLookAt({ all: [part('de', 'nl'), part('en')], pairs }, stated)).toEqual(['de', 'nl', 'en', 'ja']);
});

test('looks at those that the candidate states where the job requires none', () => {
  expect(languagesToLookAt({ all: [], pairs: [] }, stated)).toEqual(['hi', 'de']);
});

test('looks at no more languages than a scorecard has', () => {
  const many = Array.from({ length: 30 }, (_, nth) => ({ tag: `x${nth}` }));
  expect(languagesToLookAt({ all: [], pairs: [] }, many)).toHaveLength(maxScoredLanguages);
});
