import {
  type AskingJob,
  comparedOf,
  type LanguageRequirements,
} from '#shared/domain/languages/language-requirement.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { type Match, match } from '#shared/domain/languages/match.ts';
import { fitOf } from '#shared/domain/languages/tags.ts';
import type { OwnLanguages } from './own-languages.ts';

export const hasRequirements = ({ all, pairs }: LanguageRequirements): boolean => all.length + pairs.length > 0;

/** Today in UTC, as certificates are valid by days in UTC. */
export const todayUtc = (): string => new Date().toISOString().slice(0, 10);

/** The match of a person with a job, or null for a job without language requirements. */
export const matchWith = (
  { languages, modes }: OwnLanguages,
  requirements: LanguageRequirements,
  today = todayUtc(),
): Match | null => (hasRequirements(requirements) ? match(languages, modes, requirements, today) : null);

/** 0: all required languages are met; 1: one of them is stated; 2: everything else. */
function groupOf(own: OwnLanguages, requirements: LanguageRequirements, today: string): number {
  const wanted = [
    ...requirements.all.flatMap(({ any }) => any.map(({ tag }) => tag)),
    ...requirements.pairs.flatMap(({ from, to }) => [from, to]),
  ];
  const isAmong = (rows: readonly LanguageRow[]) =>
    rows.some((row) => wanted.some((tag) => fitOf(row.tag, tag, false) !== 'none'));
  if (!isAmong(own.languages)) return 2;
  return matchWith(own, requirements, today)?.result === 'met' ? 0 : 1;
}

/** Jobs of the reader's languages first, those that they meet before the others; otherwise in the given order. */
export const byReadersLanguages = <Job extends AskingJob>(
  jobs: readonly Job[],
  own: OwnLanguages,
  today = todayUtc(),
): Job[] =>
  jobs
    .map((job) => ({ job, group: groupOf(own, comparedOf(job), today) }))
    .sort((left, right) => left.group - right.group)
    .map(({ job }) => job);
