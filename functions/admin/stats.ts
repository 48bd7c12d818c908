import { readStatistics } from '#functions/events/statistics-store.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { adminCalls } from '#shared/contracts/admin.ts';

/** The dashboard's figures, folded beforehand from the table's changes: one small read however much there is. */
export const stats: UseCase<typeof adminCalls.stats> = () => readStatistics();
