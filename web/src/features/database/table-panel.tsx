import { Database, Download } from 'lucide-react';
import { useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { DataTable } from './data-table.tsx';
import { exportTable, mostExported } from './export-table.ts';
import type { TableName } from './sources.ts';
import type { LoadedTable } from './use-tables.ts';

const ExportButton = ({ name }: { name: TableName }) => {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      const { count, isComplete } = await exportTable(name, new Date());
      toast.success(t(isComplete ? 'database.exported' : 'database.exportedPart', { count }));
    } catch {
      toast.error(t('database.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      loading={isBusy}
      icon={<Download className="size-4" aria-hidden="true" />}
      onClick={() => void start()}
    >
      {t('database.export')}
    </Button>
  );
};

const Loading = () => {
  const t = useT();
  return (
    <div role="status" className="space-y-2">
      <span className="sr-only">{t('database.loading')}</span>
      {Array.from({ length: 8 }, (_, index) => `row-${index}`).map((key) => (
        <Skeleton key={key} className="h-11 w-full" />
      ))}
    </div>
  );
};

/** One table of the viewer, with loading, empty and error states. */
export const TablePanel = ({ name, table }: { name: TableName; table: LoadedTable }) => {
  const t = useT();
  const label = t(`database.table.${name}`);
  const records = table.data?.pages.flatMap((page) => page.items);
  if (table.isPending) return <Loading />;
  if (!records) {
    return <ErrorState title={t('database.failed')} busy={table.isFetching} onRetry={() => void table.refetch()} />;
  }
  if (records.length === 0) {
    return (
      <EmptyState icon={<Database aria-hidden="true" />} title={t('database.empty')}>
        {t('database.emptyText', { table: label })}
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 text-sm text-soft">
          <span role="status" className="block font-semibold text-ink">
            {t(table.hasNextPage ? 'database.countSoFar' : 'database.count', { count: records.length })}
          </span>
          {t('database.exportHint', { most: mostExported })}
        </p>
        <ExportButton name={name} />
      </div>
      <DataTable caption={label} records={records} />
      {table.isFetchNextPageError && (
        <p role="alert" className="mt-4 text-center text-sm text-danger">
          {t('database.failed')}
        </p>
      )}
      <LoadMore {...table} />
    </>
  );
};
