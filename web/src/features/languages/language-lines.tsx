import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { cx } from '#web/lib/cx.ts';
import { formatList } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageName } from '#web/lib/language-names.ts';
import { EvidenceWord } from './evidence-mark.tsx';
import { resultText, skillWords } from './result-text.ts';
import { isWhole, shortGroups } from './skill-groups.ts';
import { utcToday } from './today.ts';

const Line = ({ row, today }: { row: LanguageRow; today: string }) => {
  const t = useT();
  const name = useLanguageName(row.tag);
  const groups = shortGroups(row, today);
  return (
    <li className="wrap-anywhere first-letter:uppercase">
      <bdi className="font-semibold">{name}</bdi>
      {row.native && <span className="text-soft">{` · ${t('languages.native')}`}</span>}
      {groups.map((group) => {
        const [claim] = group.claims;
        if (!claim) return null;
        const level = resultText(claim);
        return (
          <span key={group.skills.join()}>
            {' · '}
            <span className="[unicode-bidi:isolate]">
              {isWhole(row, group)
                ? level
                : t('languages.levelOf', { level, skills: formatList(skillWords(row.tag, group.skills)) })}
            </span>
            <EvidenceWord claim={claim} today={today} />
          </span>
        );
      })}
    </li>
  );
};

/** Languages in a line each, for cards: the best level of each skill, as it was stated. */
export const LanguageLines = ({
  languages,
  max = 3,
  className,
}: {
  languages: readonly LanguageRow[];
  max?: number;
  className?: string;
}) => {
  const t = useT();
  const today = utcToday();
  if (languages.length === 0) return null;
  return (
    <ul aria-label={t('languages.title')} className={cx('space-y-0.5 text-sm', className)}>
      {languages.slice(0, max).map((row) => (
        <Line key={row.tag} row={row} today={today} />
      ))}
      {languages.length > max && (
        <li className="text-soft">{t('common.andMore', { count: languages.length - max })}</li>
      )}
    </ul>
  );
};
