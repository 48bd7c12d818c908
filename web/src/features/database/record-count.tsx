import type { Total } from '#shared/contracts/list-headers.ts';
import { formatTotal } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';

/**
 * How many records there are and how many match; while the table is loading, how far it is. Of a table with more records than
 * are loaded it says which ones the filter sees.
 */
export const RecordCount = ({
  total,
  isLoading,
  loaded,
  found,
}: {
  total: Total | undefined;
  isLoading: boolean;
  loaded: number;
  found: number;
}) => {
  const t = useT();
  if (isLoading) {
    return (
      <span className="block">{t('database.loadingAll', { loaded, total: total ? formatTotal(total) : '' })}</span>
    );
  }
  const isPart = total !== undefined && (!total.isExact || total.count > loaded);
  const all = t(total?.isExact ? 'database.count' : 'database.countSoFar', { count: total?.count ?? loaded });
  return (
    <>
      <span role="status" className="block font-semibold text-ink">
        {found === loaded ? all : t('database.found', { found, count: loaded })}
      </span>
      {isPart && <span className="block">{t('database.part', { loaded })}</span>}
    </>
  );
};
