import { expiredOn } from '#shared/domain/languages/evidence.ts';
import type { Claim, Rung } from '#shared/domain/languages/language-row.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { BadgeCheck, CalendarX, FileText, type IconComponent, PenLine, ShieldCheck } from '#web/ui/icons.ts';

const icons: Readonly<Record<Rung, IconComponent>> = {
  declared: PenLine,
  uploaded: FileText,
  checked: ShieldCheck,
  attested: BadgeCheck,
};

/** Who vouches for a claim, as icon and words; a certificate past its validity is marked. */
export const EvidenceMark = ({ claim, today }: { claim: Claim; today: string }) => {
  const t = useT();
  const expired = expiredOn(claim, today);
  const Icon = icons[claim.evidence];
  return (
    <span className="inline-flex flex-wrap gap-x-3 text-sm text-soft">
      <span className="inline-flex items-center gap-1">
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        <span>{t(`languageTerms.rung.${claim.evidence}`)}</span>
      </span>
      {expired && (
        <span className="inline-flex items-center gap-1 text-warning">
          <CalendarX className="size-4 shrink-0" aria-hidden="true" />
          <span>{t('languages.expired', { date: formatDate(expired) })}</span>
        </span>
      )}
    </span>
  );
};

/** The evidence of a claim in a line, as icon and one word; nothing for a mere statement. */
export const EvidenceWord = ({ claim, today }: { claim: Claim; today: string }) => {
  const t = useT();
  const mark = expiredOn(claim, today) ? 'expired' : claim.evidence;
  if (mark === 'declared') return null;
  const Icon = mark === 'expired' ? CalendarX : icons[mark];
  return (
    <span className="ms-1 inline-flex items-center gap-1 align-bottom text-soft">
      <Icon className="size-3.5" aria-hidden="true" />
      <span>{t(`languages.mark.${mark}`)}</span>
    </span>
  );
};
