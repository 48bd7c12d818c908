import type { Claim, LanguageRow, Mode } from '#shared/domain/languages/language-row.ts';
import { formatDate, formatList, formatMonth } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageName } from '#web/lib/language-names.ts';
import { skillName } from '#web/lib/skill-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ChevronDown } from '#web/ui/icons.ts';
import { BestResult } from './best-result.tsx';
import { EvidenceMark } from './evidence-mark.tsx';
import { correspondenceText, resultText } from './result-text.ts';
import { isWhole, type SkillGroup, skillGroups } from './skill-groups.ts';
import { utcToday } from './today.ts';

const ClaimLine = ({ claim, group, today }: { claim: Claim; group: SkillGroup; today: string }) => {
  const t = useT();
  const [skill = 'reading'] = group.skills;
  const corresponds = correspondenceText(claim, skill);
  return (
    <div>
      <p>
        <span className="font-semibold [unicode-bidi:isolate]">{resultText(claim)}</span>
        {corresponds && <span className="ms-2 text-sm text-soft">{corresponds}</span>}
      </p>
      <p className="flex flex-wrap gap-x-3">
        <EvidenceMark claim={claim} today={today} />
        {claim.taken_on && (
          <span className="text-sm text-soft">{t('languages.takenOn', { date: formatDate(claim.taken_on) })}</span>
        )}
      </p>
    </div>
  );
};

const Levels = ({ row, today }: { row: LanguageRow; today: string }) => {
  const t = useT();
  const groups = skillGroups(row);
  if (groups.length === 0) return <p className="text-sm text-soft">{t('languages.noLevels')}</p>;
  return (
    <dl className="divide-y divide-line">
      {groups.map((group) => (
        <div
          key={group.skills.join()}
          className="grid gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[11rem_1fr]"
        >
          <dt className="text-sm text-soft sm:pt-0.5">
            {isWhole(row, group)
              ? t('languages.allSkills')
              : formatList(group.skills.map((skill) => skillName(row.tag, skill)))}
          </dt>
          <dd className="min-w-0 space-y-1.5 wrap-anywhere">
            {group.claims.map((claim) => (
              <ClaimLine key={JSON.stringify(claim)} {...{ claim, group, today }} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** A language in one line, with all that is stated about it on demand. */
const Language = ({ row, today, isUnfolded }: { row: LanguageRow; today: string; isUnfolded: boolean }) => {
  const t = useT();
  const name = useLanguageName(row.tag);
  return (
    <li className="break-inside-avoid">
      <details className="group" open={isUnfolded}>
        <summary className="flex min-h-13 list-none items-center gap-3 rounded-md py-2 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 grow wrap-anywhere">
            <bdi className="inline-block font-semibold first-letter:uppercase">{name}</bdi>
            <BestResult row={row} />
          </span>
          <ChevronDown
            className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180 print:hidden"
            aria-hidden="true"
          />
        </summary>
        <div className="space-y-3 pt-1 pb-4">
          {(row.working || row.last_used) && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
              {row.working && <Badge>{t('languages.working', { level: row.working })}</Badge>}
              {row.last_used && <span>{t('languages.lastUsed', { month: formatMonth(row.last_used) })}</span>}
            </p>
          )}
          <Levels row={row} today={today} />
        </div>
      </details>
    </li>
  );
};

/**
 * What a person states about each language, as they stated it, with the evidence and the modes on offer: a line each, which
 * unfolds. `isUnfolded`: on paper, or where it is to be compared.
 */
export const LanguageList = ({
  languages,
  modes,
  isUnfolded = false,
}: {
  languages: readonly LanguageRow[];
  modes: readonly Mode[];
  isUnfolded?: boolean;
}) => {
  const t = useT();
  const today = utcToday();
  if (languages.length === 0) return <p className="text-soft">{t('languages.none')}</p>;
  return (
    <div className="space-y-3">
      <ul className="divide-y divide-line rounded-md border border-line px-4">
        {languages.map((row) => (
          <Language key={row.tag} {...{ row, today, isUnfolded }} />
        ))}
      </ul>
      {modes.length > 0 && (
        <p className="text-sm">
          {t('languages.offers', { modes: formatList(modes.map((mode) => t(`languages.mode.${mode}`))) })}
        </p>
      )}
    </div>
  );
};
