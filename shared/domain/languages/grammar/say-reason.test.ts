import { expect, it } from 'vitest';
import type { Change, Reason } from '../reasons.ts';
import { sayReason, sayWouldMeet } from './say-reason.ts';

const names: Record<string, string> = { ja: 'Japanese', en: 'English', ase: 'American Sign Language' };
const nameOf = (tag: string) => names[tag] ?? tag;

const n2 = { scale: 'jlpt', level: 'N2', score: 118 } as const;

it.each<[Reason, string]>([
  [{ key: 'mapped', ...n2, low: 'B2', high: 'B2', by_later_table: false }, 'JLPT N2 with 118 points is B2'],
  [
    { key: 'mapped', ...n2, score: null, low: 'B1', high: 'B2', by_later_table: true },
    'JLPT N2 is B1 to B2 by the later table',
  ],
  [
    { key: 'mapped', ...n2, score: 80, low: 'none', high: 'A2', by_later_table: false },
    'JLPT N2 with 80 points is below B1',
  ],
  [
    { key: 'mapped', scale: 'toeic', level: null, score: 55, low: 'none', high: 'none', by_later_table: false },
    'TOEIC 55 is below A1',
  ],
  [
    { key: 'mapped', scale: 'delf_dalf', level: 'B2', score: null, low: 'B1', high: 'B2', by_later_table: false },
    'DELF B2 is B1 to B2',
  ],
  [{ key: 'stated', scale: 'cefr', level: 'C1', score: null }, 'C1 is stated'],
  [{ key: 'stated', scale: 'delf_dalf', level: 'C1', score: 20.5 }, 'DALF C1 with 20.5 points is stated'],
  [{ key: 'stated', scale: 'ielts', level: '6.5', score: 6.5 }, 'IELTS 6.5 is stated'],
  [{ key: 'score_decides', score: 112, level: 'B2' }, 'the score decides: 112 points or more is B2'],
  [{ key: 'none_stated', skill: 'writing' }, 'states to have no writing'],
  [{ key: 'native_only' }, 'says native; no level stated'],
  [{ key: 'language_not_stated', tag: 'ja' }, 'Japanese is not stated'],
  [{ key: 'skill_not_stated', skill: 'spoken_production' }, 'no level of spoken production is stated'],
  [{ key: 'skill_not_covered', scale: 'jlpt', skill: 'writing' }, 'JLPT says nothing of writing'],
  [{ key: 'skill_not_in_language', tag: 'ase', skill: 'reading' }, 'American Sign Language has no reading'],
  [{ key: 'test_of_other_language', scale: 'jlpt', tag: 'ja' }, 'JLPT does not examine Japanese'],
  [{ key: 'no_mapping', scale: 'hsk' }, 'no official mapping of this HSK result to CEFR is known'],
  [{ key: 'indicative_mapping', scale: 'ielts' }, 'the mapping between IELTS and CEFR is only indicative'],
  [{ key: 'editions_differ', scale: 'hsk' }, 'different editions of HSK do not compare'],
  [{ key: 'result_unclear', scale: 'hsk' }, 'the stated result does not exist in HSK'],
  [
    { key: 'evidence_wanted', has: 'declared', wanted: 'checked' },
    'the level is stated, a checked certificate is wanted',
  ],
  [
    { key: 'evidence_wanted', has: 'uploaded', wanted: 'attested' },
    'a certificate is uploaded, a level attested by a recruiter is wanted',
  ],
  [
    { key: 'certificate_expired', on: '2026-01-31', wanted: 'uploaded' },
    'the certificate was valid until 2026-01-31, an uploaded certificate is wanted',
  ],
  [{ key: 'variety_wanted', stated: 'en', wanted: 'en-GB' }, 'English is stated, en-GB is wanted'],
  [
    { key: 'direction_offered', from: 'ja', from_level: 'C', to: 'en', to_level: 'A' },
    'works from Japanese (C) into English (A)',
  ],
  [{ key: 'passive_only', to: 'ja' }, 'works from Japanese (C), not into it'],
  [
    { key: 'into_b_from_a_only', from: 'ja', from_level: 'C', to: 'en' },
    'works into English (B) from an A language; Japanese is C',
  ],
  [{ key: 'working_not_stated', tag: 'ja' }, 'Japanese is not stated as a working language'],
  [{ key: 'mode_not_stated', mode: 'sight_translation' }, 'sight translation is not offered'],
])('says the reason %j as "%s"', (reason, text) => {
  expect(sayReason(reason, nameOf)).toBe(text);
});

it.each<[Change, string]>([
  [{ key: 'level', skill: 'reading', scale: 'cefr', level: 'B2', score: null }, 'B2 reading would meet this'],
  [{ key: 'level', skill: 'reading', scale: 'jlpt', level: 'N1', score: null }, 'JLPT N1 reading would meet this'],
  [{ key: 'level', skill: 'writing', scale: 'ielts', level: null, score: 7 }, 'IELTS 7 writing would meet this'],
  [{ key: 'score', score: 112 }, '112 points or more would meet this'],
  [{ key: 'evidence', rung: 'checked' }, 'a checked certificate would meet this'],
  [{ key: 'variety', tag: 'en' }, 'English would meet this'],
  [{ key: 'working', tag: 'en', level: 'A' }, 'English as A language would meet this'],
  [{ key: 'mode', mode: 'sight_translation' }, 'sight translation would meet this'],
])('says the change %j as "%s"', (change, text) => {
  expect(sayWouldMeet(change, nameOf)).toBe(text);
});
