import { tableNames } from '#web/features/database/sources.ts';
import { TablePanel } from '#web/features/database/table-panel.tsx';
import { readView, searchOfView } from '#web/features/database/table-view.ts';
import { type LoadedTable, useFurtherPages, useRefreshTables, useTables } from '#web/features/database/use-tables.ts';
import { formatTotal } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { totalOf } from '#web/lib/query.ts';
import { useAddressFilter } from '#web/lib/use-address-filter.ts';
import { Button } from '#web/ui/button.tsx';
import { RefreshCw } from '#web/ui/icons.ts';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

/** How many records a table has, as far as that is known. */
const countOf = (table: LoadedTable): string | undefined => {
  const total = totalOf<unknown>(table);
  return total && formatTotal(total);
};

/** All stored data that admins may see, table by table; the open one and its view are part of the address. */
export const Component = () => {
  const t = useT();
  const { filter: view, change } = useAddressFilter(readView, searchOfView);
  const tables = useTables();
  useFurtherPages(tables[view.table]);
  const refresh = useRefreshTables();
  return (
    <>
      <ScreenHeader
        name="databaseViewer"
        actions={
          <Button
            variant="secondary"
            loading={Object.values(tables).some(({ isRefetching }) => isRefetching)}
            icon={<RefreshCw className="size-4" aria-hidden="true" />}
            onClick={() => void refresh()}
          >
            {t('database.refresh')}
          </Button>
        }
      />
      <Tabs
        label={t('database.tables')}
        value={view.table}
        onChange={(table) => change(readView(new URLSearchParams({ table })), true)}
        tabs={tableNames.map((name) => ({
          value: name,
          label: t(`database.table.${name}`),
          count: countOf(tables[name]),
          content: name === view.table && <TablePanel table={tables[name]} view={view} onChange={change} />,
        }))}
      />
    </>
  );
};
