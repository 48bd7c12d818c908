import { Link } from 'react-router-dom';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ChevronRight } from '#web/ui/icons.ts';
import { anchorOf, statusTone } from './entry.ts';

/** Says that a candidate is shortlisted, and how far, and leads to the entry. */
export const ShortlistMark = ({ entry }: { entry: ShortlistEntry }) => {
  const t = useT();
  const { status } = entry;
  return (
    <Link
      to={`${linkTo('shortlist', {}, { status })}#${anchorOf(entry)}`}
      className="group inline-flex min-h-10 items-center rounded-md"
    >
      <Badge tone={statusTone[status]} className="group-hover:underline">
        <span>{t('shortlist.mark', { status: t(`shortlist.status.${status}`) })}</span>
        <ChevronRight className="size-3.5 rtl:-scale-x-100" aria-hidden="true" />
      </Badge>
    </Link>
  );
};
