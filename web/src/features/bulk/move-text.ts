import type { BulkTarget } from '#shared/domain/bulk-moves.ts';
import { isOpenEntry, type OpenState } from '#shared/domain/hiring-pipeline.ts';
import { pipelineStates } from '#shared/domain/hiring-statuses.ts';
import type { useT } from '#web/lib/i18n.ts';

const isOpenState = (target: BulkTarget): target is OpenState =>
  pipelineStates.some((state) => state === target && isOpenEntry(state));

/** What a move of several people is called before it is confirmed, or once it is done. */
export const moveText = (
  t: ReturnType<typeof useT>,
  when: 'confirm' | 'done',
  target: BulkTarget,
  count: number,
): string =>
  isOpenState(target)
    ? t(`bulk.${when}.moved`, { count, status: t(`shortlist.status.${target}`) })
    : t(`bulk.${when}.${target}`, { count });
