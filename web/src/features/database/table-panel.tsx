import { useMemo } from 'react';
import { tooManyText } from '#web/lib/api-error.ts';
import { useLanguage, useT } from '#web/lib/i18n.ts';
import { totalOf } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Database, Download, SearchX } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { columnsOf, type FlatRow } from './cells.ts';
import { ColumnMenu } from './column-menu.tsx';
import { DataTable } from './data-table.tsx';
import { exportTable } from './export-table.ts';
import { useHiddenColumns } from './hidden-columns.ts';
import { RecordCount } from './record-count.tsx';
import { maxRecords, type TableName } from './sources.ts';
import { TablePager } from './table-pager.tsx';
import { arrange, pageOf, sortedBy, type TableView } from './table-view.ts';
import { type LoadedTable, useRows } from './use-tables.ts';

const ExportButton = ({ name }: { name: TableName }) => {
  const t = useT();
  const exporting = useMutation({
    mutationFn: () => exportTable(name, new Date()),
    onSuccess: ({ count, isComplete }) =>
      toast.success(t(isComplete ? 'database.exported' : 'database.exportedPart', { count })),
    onError: (error) => toast.error(tooManyText(error) ?? t('database.failed')),
  });
  return (
    <Button
      variant="secondary"
      loading={exporting.isPending}
      icon={<Download className="size-4" aria-hidden="true" />}
      onClick={() => exporting.mutate()}
    >
      {t('database.export')}
    </Button>
  );
};

interface Shown {
  table: LoadedTable;
  view: TableView;
  onChange: (view: TableView, asStep?: boolean) => void;
}

const Rows = ({ table, view, onChange, rows, isLoading }: Shown & { rows: readonly FlatRow[]; isLoading: boolean }) => {
  const t = useT();
  const language = useLanguage();
  const { table: name, text, sort, descending } = view;
  const hidden = useHiddenColumns(name);
  const columns = useMemo(() => columnsOf(rows), [rows]);
  const arranged = useMemo(
    () => arrange(rows, { text, sort, descending }, language),
    [rows, text, sort, descending, language],
  );
  const shown = pageOf(arranged, view.page);
  const label = t(`database.table.${name}`);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <search className="min-w-0 basis-72 grow sm:max-w-md">
          <SearchField
            label={t('database.filter', { table: label })}
            placeholder={t('database.filterHint')}
            value={text}
            onChange={(text) => onChange({ ...view, text, page: 1 })}
          />
        </search>
        <div className="flex flex-wrap gap-3">
          <ColumnMenu name={name} columns={columns} />
          <ExportButton name={name} />
        </div>
      </div>
      <p className="mb-4 text-sm text-soft">
        <RecordCount
          total={totalOf<unknown>(table)}
          isLoading={isLoading}
          loaded={rows.length}
          found={arranged.length}
        />
        <span>{t('database.exportHint', { most: maxRecords })}</span>
      </p>
      {arranged.length === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={t('database.noneFound')}
          action={<Button onClick={() => onChange({ ...view, text: '', page: 1 })}>{t('database.clear')}</Button>}
        >
          {t('database.noneFoundText')}
        </EmptyState>
      ) : (
        <DataTable
          caption={label}
          columns={columns.filter((column, index) => index === 0 || !hidden.includes(column))}
          rows={shown.rows}
          sorting={{ column: sort, descending }}
          onSort={(column) => onChange(sortedBy(view, column))}
        />
      )}
      <TablePager page={shown.page} pages={shown.pages} onTurn={(page) => onChange({ ...view, page }, true)} />
    </>
  );
};

/** One table of the viewer, with loading, empty and error states. */
export const TablePanel = ({ table, view, onChange }: Shown) => {
  const t = useT();
  const { rows, isLoading } = useRows(table);
  return (
    <ListFrame
      query={{ ...table, hasNextPage: false }}
      items={rows ?? []}
      loading={<SkeletonRows rows={8} label={t('database.loading')} className="space-y-2" row="h-11" />}
      failed={t('database.failed')}
      empty={
        <EmptyState icon={<Database aria-hidden="true" />} title={t('database.empty')}>
          {t('database.emptyText', { table: t(`database.table.${view.table}`) })}
        </EmptyState>
      }
    >
      {(shown) => <Rows {...{ table, view, onChange, isLoading }} rows={shown} />}
    </ListFrame>
  );
};
