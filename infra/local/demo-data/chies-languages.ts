import { dayOf } from '#shared/domain/closing-date.ts';
import type { Claim, LanguageRow, Mode } from '#shared/domain/languages/language-row.ts';
import { addDays, type EpochMs, toIso } from '#shared/domain/time.ts';

const stated = (level: string): Claim[] => [{ scale: 'cefr', level, evidence: 'declared' }];

/** The languages of the candidate of the demo's sign-in: all kinds of statements in one profile. */
export function chiesLanguages(now: EpochMs): { languages: LanguageRow[]; modes: Mode[] } {
  const month = (days: number) => toIso(addDays(now, -days)).slice(0, 'YYYY-MM'.length);
  const taken_on = dayOf(addDays(now, -150));
  const cambridge = (score: number): Claim[] => [{ scale: 'cambridge', score, taken_on, evidence: 'declared' }];
  const topik: Claim[] = [{ scale: 'topik', level: '3', taken_on, evidence: 'declared' }];
  const native = {
    listening: stated('C2'),
    reading: stated('C2'),
    spoken_interaction: stated('C2'),
    spoken_production: stated('C2'),
    writing: stated('C2'),
  };
  const english = {
    listening: cambridge(196),
    reading: cambridge(191),
    spoken_interaction: cambridge(184),
    spoken_production: cambridge(184),
    writing: stated('B2'),
  };
  const korean = {
    listening: topik,
    reading: topik,
    spoken_interaction: stated('A2'),
    spoken_production: [],
    writing: [],
  };
  return {
    languages: [
      { tag: 'ja', native: true, working: 'A', skills: native, last_used: month(0) },
      { tag: 'en', native: false, working: 'B', skills: english, last_used: month(10) },
      { tag: 'ko', native: false, working: 'C', skills: korean, last_used: month(400) },
    ],
    modes: ['consecutive', 'sight_translation', 'subtitling'],
  };
}
