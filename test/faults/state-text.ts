import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import type { NumberedEntity } from '#functions/data/next-id.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { TableState } from '#test/support/table-state.ts';

const entities: readonly NumberedEntity[] = ['candidate', 'recruiter', 'admin', 'job', 'plan', 'subscription'];

/** Makes all new ids start above 77 million, a range that nothing else uses. */
export async function startCounters(): Promise<void> {
  for (const entity of entities) {
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.counter(entity),
        UpdateExpression: 'SET #value = :value, entity = :entity, schema_version = :version',
        ExpressionAttributeNames: { '#value': 'value' },
        ExpressionAttributeValues: { ':value': 77_000_000, ':entity': 'counter', ':version': 1 },
      }),
    );
  }
}

/** Fields that a retry may increment once more: versions, sends of codes, uses of a day, assigned ids and the budgets of addresses. */
const isCounted = (name: string) => ['version', 'sends', 'admin_sends', 'saves', 'invited', 'begun'].includes(name);
const isCounter = (key: string) => key.startsWith('COUNTER#') || key.startsWith('ADDRESS#');

/** Parts that differ between two undisturbed runs: random ids, secrets and digests; numbers last, as the others contain digits. */
const drawn =
  /[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{43}|(?<=STATEMENT#[\dT:.Z-]{24}#|-[0-9a-z]{8}_)[\w-]{12}|order_\w+|[0-9a-f]{16,}|\d{0,4}77\d{6}/g;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value instanceof Set) return [...value].sort();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !isCounted(name));
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)).map(([k, v]) => [k, sorted(v)]));
}

/** Lines of items by the item: most do not change between two states, and scans return the same object for those. */
const lines = new WeakMap<object, string>();

function lineOf(item: object): string {
  const line = lines.get(item) ?? JSON.stringify(sorted(item)).replaceAll(drawn, '*');
  lines.set(item, line);
  return line;
}

/** The table as lines that are equal for two tables with the same history. */
export function stateLines(state: TableState): string[] {
  const items = [...state].filter(([key]) => !isCounter(key));
  return items.map(([, item]) => lineOf(item)).sort();
}
