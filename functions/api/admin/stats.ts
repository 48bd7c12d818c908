import { readStatistics } from '#functions/entities/statistics/statistics-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { adminCalls } from '#shared/contracts/admin.ts';

/** The dashboard's figures, counted by the stream: one small read, whatever the size of the table. */
export const stats: UseCase<typeof adminCalls.stats> = () => readStatistics();
