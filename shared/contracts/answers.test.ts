import { expect, test } from 'vitest';
import type * as z from 'zod/v4/core';
import { allCalls } from './index.ts';

interface Definition {
  type: string;
  coerce?: boolean;
  checks?: readonly { _zod: { def: { check: string } } }[];
  shape?: Readonly<Record<string, z.$ZodType>>;
  options?: readonly z.$ZodType[];
  items?: readonly z.$ZodType[];
  element?: z.$ZodType;
  innerType?: z.$ZodType;
  valueType?: z.$ZodType;
  rest?: z.$ZodType | null;
}

/** The paths in a schema whose values it changes while it parses them. */
function changedBy(schema: z.$ZodType, path: string, seen: Set<z.$ZodType>): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const def = schema._zod.def as unknown as Definition;
  const changes = ['pipe', 'transform', 'default', 'prefault', 'catch'].includes(def.type);
  const cleans = def.coerce || def.checks?.some(({ _zod }) => _zod.def.check === 'overwrite');
  if (changes || cleans) return [path];
  const parts = [...(def.options ?? []), ...(def.items ?? []), def.element, def.innerType, def.valueType, def.rest];
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([name, part]) => changedBy(part, `${path}.${name}`, seen)),
    ...parts.flatMap((part) => (part ? changedBy(part, path, seen) : [])),
  ];
}

test('the schema of an answer changes no value that a screen shows, since the browser does not parse it', () => {
  const changed = allCalls.flatMap(({ operation, call: { answer } }) =>
    answer ? changedBy(answer, operation, new Set()) : [],
  );
  const billing = ['legal_name', 'address', 'gstin'];
  expect(changed.sort()).toEqual(
    [
      // A downloaded file.
      ...['account.consents', 'decisions', 'search_hits', 'transcripts'].map((field) => `account.export.${field}`),
      // Cleaned when they were stored.
      ...billing.map((field) => `account.export.billing.${field}`),
      ...billing.map((field) => `payments.ways.billing.${field}`),
      'payments.ways.upi.id',
      ...billing.map((field) => `payments.saveBilling.${field}`),
    ].sort(),
  );
});
