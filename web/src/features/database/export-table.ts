import { toCsv } from '#web/lib/csv.ts';
import { download, fileDate } from '#web/lib/download.ts';
import { columnsOf, exportedValue, flatten, headerOf } from './cells.ts';
import { loadRecords, maxRecords, type TableName } from './sources.ts';

/** Downloads a table's newest records as CSV. Resolves to their number, and whether they are all. Rejects as `call` does. */
export const exportTable = async (name: TableName, now: Date): Promise<{ count: number; isComplete: boolean }> => {
  const { records, isComplete } = await loadRecords(name, maxRecords);
  const rows = records.map((record) => flatten(record));
  const columns = columnsOf(rows);
  const csv = toCsv(
    columns.map(headerOf),
    rows.map((row) => columns.map((column) => exportedValue(column, row[column]))),
  );
  download(`${name}_${fileDate(now)}.csv`, csv, 'text/csv;charset=utf-8');
  return { count: rows.length, isComplete };
};
