import { useInfiniteQuery } from '@tanstack/react-query';
import { adminCalls } from '#shared/contracts/admin.ts';
import { pageSize } from '#web/config/page-size.ts';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf, pagesOf } from '#web/lib/query.ts';

const everyAdmin = pagesOf(adminCalls.activeAdmins, { query: { limit: pageSize.largest, include_inactive: true } });

/** The admins by name, with deleted ones: entries have ids only. Those without a known name get their number. */
export const useAdminNames = () => {
  const t = useT();
  const admins = itemsOf(useInfiniteQuery(everyAdmin).data) ?? [];
  const names = new Map(admins.map(({ id, name }) => [id, name]));
  const knownName = (id: number) => names.get(id);
  return { admins, knownName, nameOf: (id: number) => knownName(id) ?? t('audit.adminNumber', { id: String(id) }) };
};
