import { useInfiniteQuery } from '@tanstack/react-query';
import { adminCalls } from '#shared/contracts/admin.ts';
import { itemsOf, pagesOf } from '#web/lib/query.ts';
import { type AuditFilters, queryOfFilters } from './filters.ts';

const rowsShown = 50;

export const auditPages = (filters: AuditFilters, limit: number) =>
  pagesOf(adminCalls.audit, { query: { ...queryOfFilters(filters), limit } });

/** The entries of a filter, newest first, page by page. */
export const useAuditTrail = (filters: AuditFilters, limit = rowsShown) => {
  const query = useInfiniteQuery(auditPages(filters, limit));
  return { query, entries: itemsOf(query.data) };
};
