import type { Contains, LanguageQuery, Order, SearchQuery } from '#functions/services/search/port/port.ts';
import { cefr, point } from '#shared/domain/languages/fixtures.ts';
import type { LevelCondition } from '#shared/domain/languages/level-condition.ts';
import { searchTerms } from '#shared/domain/search-words.ts';
import { spell } from '#shared/domain/spelled-text.ts';
import type { Case } from './scripts/script.ts';

export const today = '2026-12-15';

/** What is requested, as the calls ask it. */
export interface Requested {
  words?: string;
  contains?: Readonly<Record<string, string>>;
  /** A text of a field, or a language. */
  named?: Readonly<{ column: string; text: string; tag: string }>;
  where?: SearchQuery['where'];
  conditions?: readonly LevelCondition[];
  evidence?: LanguageQuery['evidence'];
}

/** A query in the port's words; languages are part of it when conditions or evidence are. */
export function queryOf(
  { words = '', contains = {}, named, where = [], conditions, evidence }: Requested,
  more: Partial<SearchQuery> = {},
): SearchQuery {
  const isAboutLanguages = conditions !== undefined || evidence !== undefined;
  return {
    terms: searchTerms(words),
    contains: [
      ...Object.entries(contains).map(([column, text]): Contains => ({ column, ...spell(text) })),
      ...(named ? [{ ...named, ...spell(named.text) }] : []),
    ],
    where,
    languages: isAboutLanguages ? { conditions: conditions ?? [], evidence: evidence ?? 'declared', today } : undefined,
    order: 'newest',
    limit: 200,
    after: undefined,
    counted: 'nothing',
    ...more,
  };
}

const is = (column: string, value: string | number) => ({ column, is: '=', value }) as const;
const least = (column: string, value: number) => ({ column, is: '>=', value }) as const;
const most = (column: string, value: number) => ({ column, is: '<=', value }) as const;

/** Filters of jobs, with and without words. */
export const jobQuestions: readonly Requested[] = [
  {},
  { where: [is('type', 'contract')] },
  { where: [is('type', 'internship')] },
  { where: [is('type', 'full-time'), is('size', 1)] },
  { where: [is('size', 0)] },
  { where: [least('size', 0)] },
  { where: [most('size', 2), least('size', 2)] },
  { where: [least('least', 30)] },
  { where: [most('salary', 35)] },
  { where: [least('least', 10), most('salary', 45), is('type', 'part-time')] },
  { where: [is('place', 'London')] },
  { where: [is('place', '上海市')] },
  { words: 'senior', where: [least('salary', 5)] },
  { words: '翻訳', where: [is('type', 'contract')] },
  { words: 'the', contains: { location: 'bonn' } },
  { words: 'interpreters training', where: [most('salary', 1_000)] },
  { words: 'مترجم', where: [least('least', 0)] },
  { words: 'nobody at all', where: [is('type', 'contract')] },
  { contains: { location: 'n' } },
  { contains: { location: 'london', title: 'interpreter' } },
  { contains: { company: 'senior' } },
  { contains: { title: 'ü', location: 'ü' } },
  { named: { column: 'title', text: 'interpreter', tag: 'ja' } },
  { named: { column: 'title', text: 'zzz', tag: 'de' }, where: [is('type', 'contract')] },
  { named: { column: 'title', text: 'tolk', tag: 'ko' } },
  { named: { column: 'title', text: 'köchin', tag: 'zh' }, conditions: [{ tag: 'en' }], words: 'e' },
  { conditions: [] },
  { conditions: [], words: 'tolk' },
  { conditions: [{ tag: 'de' }] },
  { conditions: [{ tag: 'de-AT' }] },
  { conditions: [{ tag: 'zh' }] },
  { conditions: [{ tag: 'zh-Hant' }] },
  { conditions: [{ tag: 'ja' }], where: [is('type', 'part-time')] },
  { conditions: [{ tag: 'ja' }, { tag: 'en' }] },
  { conditions: [{ tag: 'de' }, { tag: 'ja' }] },
  { conditions: [{ tag: 'fr' }] },
  { conditions: [{ tag: 'ko' }] },
  { conditions: [{ tag: 'de', level: cefr('B1') }] },
  { conditions: [{ tag: 'de', level: cefr('C2') }] },
  { conditions: [{ tag: 'de', skill: 'spoken_interaction', level: cefr('A2') }] },
  { conditions: [{ tag: 'de', skill: 'spoken_interaction', level: cefr('B2') }] },
  { conditions: [{ tag: 'de', skill: 'writing', level: cefr('A1') }] },
  { conditions: [{ tag: 'de', skill: 'reading' }] },
  { conditions: [{ tag: 'de-AT', level: cefr('C1') }] },
  { conditions: [{ tag: 'ja', skill: 'reading', level: point('jlpt', 'N1') }] },
  { conditions: [{ tag: 'ja', skill: 'reading', level: point('jlpt', 'N3') }] },
  { conditions: [{ tag: 'ja', skill: 'reading', level: cefr('B2') }] },
  { conditions: [{ tag: 'en', level: cefr('B1') }] },
  { conditions: [{ tag: 'en', skill: 'listening', level: point('ielts', 7) }] },
  { conditions: [{ tag: 'en', skill: 'listening', level: point('ielts', 6.5) }] },
  { conditions: [{ tag: 'zh-Hant', skill: 'writing', level: cefr('C1') }] },
  { conditions: [{ tag: 'zh', skill: 'writing', level: cefr('C1') }] },
  { conditions: [{ tag: 'de', level: cefr('C1') }, { tag: 'ja' }] },
  {
    conditions: [
      { tag: 'de', level: cefr('C1') },
      { tag: 'en', level: cefr('B1') },
    ],
  },
  { conditions: [{ tag: 'de', level: cefr('B2') }], words: 'se', where: [is('type', 'contract')] },
  { conditions: [{ tag: 'de', level: cefr('B2') }], words: 'tion', where: [least('salary', 15)] },
  { conditions: [{ tag: 'en', level: cefr('C2') }], contains: { location: 'o' } },
];

const lacks = (column: string, value: string) => ({ column, is: 'lacks', value }) as const;

/** Conditions on people; each is requested of every evidence. */
export const peopleQuestions: readonly Requested[] = [
  { conditions: [] },
  { conditions: [], where: [lacks('blocked', '#7')] },
  { conditions: [], where: [lacks('blocked', '#77'), lacks('blocked', '#7')] },
  { conditions: [], where: [lacks('blocked', 'agency.example'), is('place', 'Tokyo')] },
  { conditions: [], where: [lacks('blocked', 'hr.agency.example'), lacks('blocked', 'example')] },
  { conditions: [{ tag: 'de' }], where: [lacks('blocked', '#')] },
  { words: 'booth', where: [lacks('blocked', '#7'), lacks('blocked', 'agency.example')] },
  { conditions: [{ tag: 'de' }] },
  { conditions: [{ tag: 'de-AT' }] },
  { conditions: [{ tag: 'zh' }] },
  { conditions: [{ tag: 'pt' }] },
  { conditions: [{ tag: 'ko' }] },
  { conditions: [{ tag: 'de', skill: 'spoken_interaction' }] },
  { conditions: [{ tag: 'en', skill: 'writing' }] },
  { conditions: [{ tag: 'de', skill: 'spoken_interaction', level: cefr('B2') }] },
  { conditions: [{ tag: 'de', skill: 'writing', level: cefr('B1') }] },
  { conditions: [{ tag: 'de', level: cefr('C1') }] },
  { conditions: [{ tag: 'en', level: cefr('B2') }] },
  { conditions: [{ tag: 'en', skill: 'writing', level: cefr('A1') }] },
  { conditions: [{ tag: 'en', skill: 'listening', level: point('ielts', 7) }] },
  { conditions: [{ tag: 'en', level: point('toeic', 175) }] },
  { conditions: [{ tag: 'en', skill: 'writing', level: point('toeic', 170) }] },
  { conditions: [{ tag: 'ja', skill: 'reading', level: point('jlpt', 'N2') }] },
  { conditions: [{ tag: 'ja', level: cefr('B2') }] },
  { conditions: [{ tag: 'zh', skill: 'spoken_production', level: cefr('A2') }] },
  { conditions: [{ tag: 'zh', skill: 'listening', level: cefr('B2') }] },
  { conditions: [{ tag: 'pt', level: cefr('B1') }] },
  { conditions: [{ tag: 'en', level: cefr('B2') }, { tag: 'ja' }] },
  {
    conditions: [
      { tag: 'de', level: cefr('C1') },
      { tag: 'fr', level: cefr('B1') },
    ],
  },
  { conditions: [{ tag: 'de', level: cefr('B2') }], words: 'court' },
  { conditions: [{ tag: 'de' }], where: [is('place', 'Wien')] },
  { conditions: [{ tag: 'en' }], where: [is('is_public', 1), is('years', '3-5')] },
  { conditions: [{ tag: 'de', level: cefr('A1') }], contains: { location: 'i' }, words: 'booth' },
  // Names of languages, on lines of their own.
  { words: 'Japanisch' },
  { words: '日本語' },
  { words: 'ドイツ' },
  { words: 'اليابانيّة' },
  { words: 'पुर्तगाली' },
  { words: 'japanese wien' },
  { words: 'portug', conditions: [{ tag: 'pt-BR' }] },
  { words: '"german deutsch"' },
];

/** Hand-written: what is requested, and the ids in the order of relevance. */
export const ranked: readonly Case[] = [
  ['interpreter', 1203, 1202],
  ['senior', 1202, 1203],
  ['interpreter senior', 1202, 1203],
  ['guild', 1202],
  ['senior guild', 1202],
  ['training', 1203, 1202],
  ['dolmetsch', 202, 201],
  ['翻訳', 1003, 1001, 904],
  ['翻訳者', 1003, 904],
  ['会议', 902],
  ['it', 1201, 1203],
  ['london'],
];

/** Searches that are read page by page in each order. */
export const pagedQuestions: readonly Requested[] = [
  {},
  { words: 'er' },
  { words: 'tra' },
  { words: '訳' },
  { words: 'the training' },
  { where: [least('salary', 25)], contains: { location: 'o' } },
  { conditions: [{ tag: 'de', level: cefr('C1') }] },
];
export const orders: readonly Order[] = ['newest', 'value', 'relevance', 'ranked'];
/** Few ranks, so that many values share one, and too large for a single-precision number. */
export const rankOf = (value: string): number => ([...value].length % 4) * 2 ** 40;
export const limits = [1, 7, 50];
