import * as z from 'zod/mini';
import { requiredLanguages, statedLanguages } from '#functions/services/search/indexed-languages.ts';
import type { SearchDocument, SearchEntry, SearchKind } from '#functions/services/search/port/port.ts';
import { cefr, claim, job, pair, part, point, row } from '#shared/domain/languages/fixtures.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { languageOf } from '#shared/domain/languages/tags.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { scripts } from './scripts/index.ts';
import type { Written } from './scripts/script.ts';

/** One document, with the languages in the form that the plain match of rows and requirements reads. */
export interface Thing {
  id: number;
  document: SearchDocument;
  rows?: readonly LanguageRow[];
  requirements?: LanguageRequirements;
}

export const entryOf = ({ id, document }: Thing): SearchEntry => ({ id, document });

/** Three consecutive things share an instant, and every fifth one is older than its id says. */
const timeOf = (id: number) =>
  toIso(epochMs(Date.UTC(2026, 0, 1) + Math.floor(id / 3) * 60_000 - (id % 5 === 0 ? 7_200_000 : 0)));

export const jobKind: SearchKind = {
  name: 'jobs',
  version: 1,
  texts: ['title', 'company', 'location'],
  longTexts: ['story'],
  keyword: ['story', 'company', 'title'],
  values: ['type', 'size', 'place', 'least', 'salary'],
  sortedBy: 'salary',
  rankedBy: 'place',
  levels: 'required',
  facets: [
    { name: 'type', column: 'type', filters: ['type'], values: z.string() },
    { name: 'size', column: 'size', filters: ['size'], values: z.int() },
    { name: 'place', column: 'place', filters: ['place'], values: z.string() },
    { name: 'pay', column: 'salary', filters: ['least', 'salary'], values: z.int() },
  ],
};

const types = ['full-time', 'part-time', 'contract'];
const demands: readonly LanguageRequirements[] = [
  job([]),
  job([part('must', { tag: 'de', min: { spoken_interaction: cefr('B2'), writing: cefr('B1') } })]),
  job([
    part('must', { tag: 'ja', min: { reading: point('jlpt', 'N2') } }, { tag: 'en', min: { reading: cefr('C1') } }),
  ]),
  job([part('must', { tag: 'de-AT', min: {} }), part('nice', { tag: 'en', min: { listening: cefr('A2') } })]),
  job([], [pair('ja', 'en')]),
  job([part('must', { tag: 'zh-Hant', min: { writing: cefr('C1'), spoken_production: cefr('B1') } })]),
  job([part('must', { tag: 'de', min: { spoken_interaction: cefr('A2') } }), part('must', { tag: 'ja', min: {} })]),
  job([part('must', { tag: 'en', min: { listening: point('ielts', 7) } })]),
  job([part('must', { tag: 'de', min: {} })], [pair('de', 'fr'), pair('fr', 'de')]),
];

function jobOf({ id, title, company = '', place = '', story = '' }: Written, position: number): Thing {
  const requirements = demands[position % demands.length] ?? job([]);
  return {
    id,
    requirements,
    document: {
      at: timeOf(id),
      texts: { title, company, location: place, story },
      values: {
        type: types[position % 3] ?? null,
        size: position % 4 === 0 ? null : position % 5,
        place,
        least: position % 6 === 0 ? null : (position % 7) * 10,
        salary: (position % 7) * 10 + 5,
      },
      languages: requiredLanguages(requirements),
      summary: { id, title },
    },
  };
}

/** Jobs in all scripts. */
export const jobs: readonly Thing[] = scripts.flatMap(({ documents }) => documents).map(jobOf);

export const peopleKind: SearchKind = {
  name: 'candidates',
  version: 1,
  texts: ['language_names', 'location', 'skills', 'subtitle'],
  longTexts: [],
  keyword: ['language_names', 'location', 'skills', 'subtitle'],
  values: ['is_public', 'blocked', 'place', 'years'],
  levels: 'stated',
  facets: [
    { name: 'place', column: 'place', filters: ['place'], values: z.string() },
    { name: 'experience', column: 'years', filters: ['years'], values: z.union([z.string(), z.int()]) },
  ],
};

const uploaded = { evidence: 'uploaded', taken_on: '2025-12-07' } as const;
const checked = { evidence: 'checked', taken_on: '2026-01-10', expires_on: '2026-12-14' } as const;
const attested = { evidence: 'attested', taken_on: '2026-02-01' } as const;

const statedRows: readonly (readonly LanguageRow[])[] = [
  [],
  [row('de', { spoken_interaction: [claim(cefr('B2'))], writing: [claim(cefr('A2'))] })],
  [row('en', { reading: [claim(cefr('C2'))] }), row('ja', { reading: [claim(point('jlpt', 'N5'))] })],
  [row('ja', { reading: [claim(point('jlpt', 'N1'), uploaded)], listening: [claim(cefr('B1'))] })],
  [row('de', { reading: [claim(cefr('C1'), checked)] }), row('fr', { writing: [claim(cefr('B1'))] })],
  [row('de-AT', { spoken_interaction: [claim(cefr('C1'), attested)] }, { native: true })],
  [row('zh-Hant', { writing: [claim(cefr('B2'))], listening: [claim(cefr('C1'), uploaded)] })],
  [row('zh', { spoken_production: [claim(point('hsk', '4'))] }), row('en', {})],
  [row('en', { listening: [claim(point('ielts', 7.5), uploaded)], writing: [claim(cefr('none'))] })],
  [row('de', {}), row('en', { spoken_interaction: [claim(cefr('A1')), claim(cefr('B2'), attested)] })],
  [row('pt-BR', { reading: [claim(cefr('B1'))] }), row('pt', { reading: [claim(cefr('A2'))] })],
];
/** Names of some languages, one on each line. */
const languageNames: Readonly<Record<string, string>> = {
  de: 'German\nDeutsch\nالألمانية\nドイツ語\nजर्मन',
  ja: 'Japanese\nJapanisch\nاليابانية\n日本語\nजापानी',
  pt: 'Portuguese\nPortugiesisch\nالبرتغالية\nポルトガル語\nपुर्तगाली',
};
const skillSets = ['Court interpreting\nNote-taking', 'Dolmetschen', '翻訳\nSubtitling', '', 'Booth work'];
const subtitles = [
  'Calm voice in the booth',
  'Court and police',
  'Übersetzerin für Verträge',
  'ゲームの翻訳',
  'IT and AI',
];
const places = ['Zürich', 'Tokyo', 'Remote', 'Wien'];
/** No list is the beginning of another one's text. */
const blocks = [[], ['#7'], [], ['#77', 'agency.example'], ['hr.agency.example', '#7']];
const years = ['0-2', '3-5', null, '6-10'];

const personOf = (position: number): Thing => {
  const id = 2_001 + position;
  const rows = statedRows[position % statedRows.length] ?? [];
  const place = places[position % places.length] ?? '';
  return {
    id,
    rows,
    document: {
      at: timeOf(id),
      texts: {
        language_names: rows.map(({ tag }) => languageNames[languageOf(tag)] ?? '').join('\n'),
        location: place,
        skills: skillSets[position % skillSets.length] ?? '',
        subtitle: subtitles[(position + Math.floor(position / 5)) % subtitles.length] ?? '',
      },
      values: {
        is_public: position % 3 === 0 ? 1 : 0,
        blocked: blocks[position % blocks.length] ?? [],
        place,
        years: years[(position * 3) % 4] ?? null,
      },
      languages: statedLanguages(rows),
      summary: { id },
    },
  };
};

/** People with rows on several scales, with and without evidence. */
export const people: readonly Thing[] = Array.from({ length: 60 }, (_, position) => personOf(position));
