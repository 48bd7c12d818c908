import type { BulkTarget } from '#shared/domain/bulk-moves.ts';
import type { useT } from '#web/lib/i18n.ts';

/** What a move of several people is called before it is confirmed, or once it is done. */
export const moveText = (
  t: ReturnType<typeof useT>,
  when: 'confirm' | 'done',
  target: BulkTarget,
  count: number,
): string =>
  target === 'active' || target === 'contacted' || target === 'interview' || target === 'interviewed'
    ? t(`bulk.${when}.moved`, { count, status: t(`shortlist.status.${target}`) })
    : t(`bulk.${when}.${target}`, { count });
