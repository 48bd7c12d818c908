import { createHash } from 'node:crypto';
import type { TableState } from './table-state.ts';

/** What a restore leaves out, and what tells of an erasure or of the restore itself. */
const notCompared = new Set([
  ...['address_budget', 'sent_codes', 'one_time_codes', 'processed_event', 'request', 'upload', 'open_uploads'],
  ...['change_feed', 'change', 'invoice_due', 'invoice_wake', 'audit_entry', 'account', 'counter'],
  ...['switches', 'switch_use'],
]);

/** Number of items and checksum of each entity. */
export function entitySums(state: TableState): Record<string, { count: number; checksum: string }> {
  const byEntity = Map.groupBy(state.values(), ({ entity }) => String(entity));
  return Object.fromEntries(
    [...byEntity].filter(([entity]) => !notCompared.has(entity)).map(([entity, items]) => [entity, sumOf(items)]),
  );
}

/** Without which call wrote an item last: a restore is none. */
function sumOf(items: readonly Record<string, unknown>[]) {
  const lines = items.map(({ restored_at: _, cause: __, ...item }) => JSON.stringify(item, inOrder));
  return { count: items.length, checksum: createHash('sha256').update(lines.join()).digest('hex') };
}

/** The engine returns attributes in any order; a figure of nothing is absent or 0. */
const inOrder = (_: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, part]) => part !== 0)
          .sort(),
      )
    : value;
