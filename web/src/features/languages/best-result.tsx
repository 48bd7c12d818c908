import { Fragment } from 'react';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { skillsOf } from '#shared/domain/languages/skills.ts';
import { isOwnLevel } from '#shared/domain/languages/stated-claim.ts';
import { formatList } from '#web/lib/format.ts';
import { t, useT } from '#web/lib/i18n.ts';
import { EvidenceWord } from './evidence-mark.tsx';
import { resultText, skillWords } from './result-text.ts';
import { type RowSummary, summaryOf } from './skill-groups.ts';
import { utcToday } from './today.ts';

/** More names of skills than these make no line. */
const maxNamedSkills = 2;

/** `B2`, `A2 to C1`, or `B2 reading` where little more is stated. */
const ownText = (row: LanguageRow, { low, high, skills }: NonNullable<RowSummary['own']>): string => {
  const nameOf = (level: string) => (level === 'none' ? t('languages.noKnowledge') : level);
  if (low !== high) return t('languages.level.range', { low: nameOf(low), high });
  const isPart = skills.length < skillsOf(row.tag).length;
  const words = skillWords(row.tag, skills);
  if (!isPart || words.length > maxNamedSkills) return nameOf(low);
  return t('languages.levelOf', { level: nameOf(low), skills: formatList(words) });
};

const partsOf = (row: LanguageRow, { own, proven }: RowSummary): string[] => [
  ...(row.native ? [t('languages.native')] : []),
  // A confirmed level of one's own is said once.
  ...(own && !(proven && isOwnLevel(proven) && own.low === own.high) ? [ownText(row, own)] : []),
  ...(proven ? [resultText(proven)] : []),
];

/** What a person states about a language in one line: the levels, and the result with the best evidence. */
export const BestResult = ({ row }: { row: LanguageRow }) => {
  const today = utcToday();
  const t = useT();
  const summary = summaryOf(row, today);
  const parts = partsOf(row, summary);
  return (
    <span className="block text-sm text-soft">
      {parts.length === 0 && <span>{t('languages.noLevels')}</span>}
      {parts.map((part, place) => (
        <Fragment key={part}>
          {place > 0 && <span>{' · '}</span>}
          <span className="[unicode-bidi:isolate]">{part}</span>
        </Fragment>
      ))}
      {summary.proven && <EvidenceWord claim={summary.proven} today={today} />}
    </span>
  );
};
