import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { addMs, epochMs, minuteMs } from '#shared/domain/time.ts';
import { bareJob } from '#test/support/bare-job.ts';

const first = epochMs(Date.UTC(2026, 5, 1));

/** Jobs with their texts in several languages; the last has one text. */
export const translatedJobs: readonly StoredJob[] = [
  bareJob(
    1,
    addMs(first, minuteMs),
    { title: 'Clerk', text_language: 'en' },
    {
      description: 'At our quiet desk.',
      texts: [
        { language: 'de', title: 'Sachbearbeitung', description: 'An unserem ruhigen Schreibtisch.' },
        { language: 'ja', title: '事務員', description: '静かな机で働きます。' },
      ],
    },
  ),
  bareJob(
    2,
    addMs(first, 2 * minuteMs),
    { title: 'موظف', text_language: 'ar' },
    {
      description: 'في مكتبنا.',
      texts: [{ language: 'en', title: 'Officer', description: 'A clerk who likes our desk.' }],
    },
  ),
  bareJob(3, addMs(first, 3 * minuteMs), { title: 'Typist' }, { description: 'Schreibt.' }),
];

/** A keyword, and the ids that it finds, the most relevant first. */
export const foundByTexts: readonly (readonly [keyword: string, ...ids: number[]])[] = [
  ['Sachbearbeitung', 1],
  ['事務員', 1],
  ['静かな机', 1],
  ['Schreibtisch', 1],
  ['officer', 2],
  ['موظف', 2],
  // The title counts most, in every language.
  ['clerk', 1, 2],
  ['desk', 2, 1],
  // Nothing is found across two texts.
  ['"desk. An"'],
  ['"Clerk Sachbearbeitung"'],
];
