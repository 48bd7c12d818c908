import { RefreshCw } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { dashboardOf, linkTo } from '#web/config/links.ts';
import { tableNames } from '#web/features/database/sources.ts';
import { TablePanel } from '#web/features/database/table-panel.tsx';
import { type LoadedTable, useRefreshTables, useTables } from '#web/features/database/use-tables.ts';
import { formatTotal } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { totalOf } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

/** How many records a table has, as far as that is known. */
const countOf = (table: LoadedTable): string | undefined => {
  const total = totalOf<unknown>(table);
  return total && formatTotal(total);
};

/** All stored data that admins may see, table by table; the open one is part of the address. */
export const Component = () => {
  const t = useT();
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const tables = useTables();
  const refresh = useRefreshTables();
  const open = tableNames.find((name) => name === params.get('table')) ?? tableNames[0];
  return (
    <>
      <PageHeader
        title={t('database.pageTitle')}
        backTo={session ? dashboardOf[session.userType] : linkTo('landing')}
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
      >
        {t('database.text')}
      </PageHeader>
      <Tabs
        label={t('database.tables')}
        value={open}
        onChange={(table) => setParams(table === tableNames[0] ? {} : { table })}
        tabs={tableNames.map((name) => ({
          value: name,
          label: t(`database.table.${name}`),
          count: countOf(tables[name]),
          content: name === open && <TablePanel name={name} table={tables[name]} />,
        }))}
      />
    </>
  );
};
