import { Link } from 'react-router-dom';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ChevronRight, ListChecks } from '#web/ui/icons.ts';
import { RowSign } from '#web/ui/row-sign.tsx';
import { keyOf, statusTone } from './entry.ts';

/** Says that a candidate is shortlisted, and how far, and leads to the entry. */
export const ShortlistMark = ({ entry }: { entry: ShortlistEntry }) => {
  const t = useT();
  const { status } = entry;
  return (
    <Link
      to={linkTo('shortlist', {}, { status, open: keyOf(entry) })}
      className="group inline-flex min-h-10 items-center rounded-md"
    >
      <Badge tone={statusTone[status]} className="group-hover:underline">
        <span>{t('shortlist.mark', { status: t(`shortlist.status.${status}`) })}</span>
        <ChevronRight className="size-3.5 rtl:-scale-x-100" aria-hidden="true" />
      </Badge>
    </Link>
  );
};

/** The same in a row, as a small sign. */
export const ShortlistSign = ({ entry: { status } }: { entry: ShortlistEntry }) => {
  const t = useT();
  return (
    <RowSign text={t('shortlist.mark', { status: t(`shortlist.status.${status}`) })} className="text-primary">
      <ListChecks className="size-4" aria-hidden="true" />
    </RowSign>
  );
};

/** The same in the place of a row's state. */
export const ShortlistBadge = ({ entry: { status } }: { entry: ShortlistEntry }) => {
  const t = useT();
  const text = t(`shortlist.status.${status}`);
  return (
    <Badge tone={statusTone[status]}>
      <ListChecks className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{t('shortlist.mark', { status: text })}</span>
      <span aria-hidden="true">{text}</span>
    </Badge>
  );
};
