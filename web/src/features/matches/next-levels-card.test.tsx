import { expect, it } from 'vitest';
import { type NextLevelJobs, nextLevelCalls } from '#shared/contracts/next-levels.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import nextLevels from '#shared/locales/en/screens/nextLevels.json';
import { linksIn, markupOf, textOf } from '#test/support/markup-of.tsx';
import { queryClient } from '#web/lib/query-client.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { NextLevelsCard } from './next-levels-card.tsx';

const names: Record<string, string> = { ja: 'Japanese', de: 'German', fr: 'French' };
queryClient.setQueryData(['language-names', 'en'], () => (tag: string) => names[tag] ?? tag);

const markupFor = (found: NextLevelJobs[]) => {
  queryClient.setQueryData(queryKeyOf(nextLevelCalls.nextLevels, {}), found);
  return markupOf(<NextLevelsCard />, { nextLevels });
};

it('names each level with its skills and jobs, and leads to the search for all jobs for which it is enough', () => {
  const html = markupFor([
    {
      tag: 'de',
      skill: 'spoken_interaction',
      skills: ['spoken_interaction', 'spoken_production'],
      scale: 'cefr',
      level: 'B2',
      jobs: 14,
    },
    { tag: 'ja', skill: 'reading', skills: ['reading'], scale: 'jlpt', level: 'N2', jobs: 1200 },
    { tag: 'fr', skill: 'listening', skills: [...skills], scale: 'cefr', level: 'B2', jobs: 18 },
    // As an answer of an earlier version.
    { tag: 'fr', skill: 'writing', scale: 'cefr', level: 'C1', jobs: 11 },
  ]);
  const text = textOf(html);
  expect(text).toContain('German, spoken interaction and spoken production: B2 fits 14 more jobs');
  expect(text).toContain('Japanese, reading: JLPT N2 fits 1,200 more jobs');
  expect(text).toContain('French: B2 fits 18 more jobs');
  expect(text).toContain('French, writing: C1 fits 11 more jobs');
  expect(linksIn(html)).toEqual({
    'All jobs for which B2 is enough (German)': '/jobs?tag=de&amp;level=B2',
    'All jobs for which JLPT N2 is enough (Japanese, reading)': '/jobs?tag=ja&amp;skill=reading&amp;level=jlpt%3AN2',
    'All jobs for which B2 is enough (French)': '/jobs?tag=fr&amp;level=B2',
    'All jobs for which C1 is enough (French, writing)': '/jobs?tag=fr&amp;skill=writing&amp;level=C1',
  });
});

it('is not there when there is nothing to say', () => {
  expect(textOf(markupFor([]))).toBe('');
});
