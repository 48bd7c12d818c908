import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { useT } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { statusTone } from './entry.ts';

/** Says that a candidate is shortlisted, and how far. */
export const ShortlistMark = ({ entry: { status } }: { entry: ShortlistEntry }) => {
  const t = useT();
  return <Badge tone={statusTone[status]}>{t('shortlist.mark', { status: t(`shortlist.status.${status}`) })}</Badge>;
};
