import { expect, it } from 'vitest';
import { type NextLevelJobs, nextLevelCalls } from '#shared/contracts/next-levels.ts';
import nextLevels from '#shared/locales/en/screens/nextLevels.json';
import { linksIn, markupOf, textOf } from '#test/support/markup-of.tsx';
import { queryClient } from '#web/lib/query-client.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { NextLevelsCard } from './next-levels-card.tsx';

const names: Record<string, string> = { ja: 'Japanese', de: 'German' };
queryClient.setQueryData(['language-names', 'en'], () => (tag: string) => names[tag] ?? tag);

const markupFor = (found: NextLevelJobs[]) => {
  queryClient.setQueryData(queryKeyOf(nextLevelCalls.nextLevels, {}), found);
  return markupOf(<NextLevelsCard />, { nextLevels });
};

it('names each level, and leads to the search for its jobs', () => {
  const html = markupFor([
    { tag: 'de', skill: 'spoken_interaction', scale: 'cefr', level: 'B2', jobs: 14 },
    { tag: 'ja', skill: 'reading', scale: 'jlpt', level: 'N2', jobs: 1200 },
  ]);
  expect(linksIn(html)).toEqual({
    'German, spoken interaction: B2 is enough for 14 more jobs':
      '/jobs?tag=de&amp;skill=spoken_interaction&amp;level=B2',
    'Japanese, reading: JLPT N2 is enough for 1,200 more jobs': '/jobs?tag=ja&amp;skill=reading&amp;level=jlpt%3AN2',
  });
});

it('is not there when there is nothing to say', () => {
  expect(textOf(markupFor([]))).toBe('');
});
