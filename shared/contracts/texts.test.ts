import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { englishFieldText, isFieldTextId } from '../texts/field-text-id.ts';
import { allCalls } from './index.ts';
import { repeatableHeaders } from './repeatable.ts';

/** Returns the message of a schema, a check or the configuration for a value. */
type ErrorOf = (issue: { input: unknown }) => unknown;
type Definition = { error?: ErrorOf; [part: string]: unknown };

const messagesOf = (error: ErrorOf): string[] => [undefined, 0].map((input) => String(error({ input })));

/** Every message of a schema, with those of its checks and parts; `seen` holds the parts that have been looked at. */
function messagesIn(part: unknown, seen: Set<unknown>): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const definition = (part as { _zod?: { def: Definition } })._zod?.def;
  const own = definition?.error ? messagesOf(definition.error) : [];
  return [...own, ...Object.values(definition ?? part).flatMap((inner) => messagesIn(inner, seen))];
}

const inputs = [
  ...allCalls.flatMap(({ call }) => [call.params, call.query, call.body, call.headers]),
  repeatableHeaders,
];

test('the messages of schemas are text ids, never sentences', () => {
  const { customError } = z.config();
  const usual = messagesOf(customError as ErrorOf);
  const messages = new Set([...usual, ...messagesIn(inputs, new Set())]);
  expect(messages.size).toBeGreaterThan(40);
  expect([...messages].filter((message) => !isFieldTextId(message))).toEqual([]);
  for (const id of [...messages].filter(isFieldTextId)) expect(englishFieldText(id)).not.toMatch(/[{}]/);
});

test('messages are found in every part of a schema', () => {
  const schema = z.object({
    list: z.array(z.optional(z.string('inner').check(z.minLength(1, 'check')))),
    either: z.union([z.number('one'), z.pipe(z.string(), z.transform(Number))], 'union'),
  });
  const refined = schema.check(z.refine(() => true, { message: 'refined', path: ['list'] }));
  const found = new Set(messagesIn(refined, new Set()));
  expect(found).toEqual(new Set(['inner', 'check', 'one', 'union', 'refined']));
});
