import { readStatistics } from '#functions/entities/statistics/statistics-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { adminCalls } from '#shared/contracts/admin.ts';

/** The dashboard's figures, folded beforehand from the table's changes: one small read however much there is. */
export const stats: UseCase<typeof adminCalls.stats> = () => readStatistics();
