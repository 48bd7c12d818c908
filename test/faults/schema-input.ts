import * as fc from 'fast-check';
import type { RawRequest } from '#test/support/api.ts';
import type { CallFixture } from '#test/support/call-fixtures.ts';
import type { Schema } from './document.ts';

type Any = fc.Arbitrary<unknown>;

const ofLength = (min: number, max: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ minLength: min, maxLength: Math.min(max, min + 30) }),
    // The limits of the allowed range.
    fc.constantFrom(min, max).map((length) => 'x'.repeat(length)),
  );

function textOf({ format, pattern, minLength = 0, maxLength = 200 }: Schema): Any {
  if (format === 'binary') return fc.constant('%PDF-1.7');
  if (format === 'email') return fc.constantFrom('Somebody@new.example', 'a.b+c@sub.domain.example');
  if (pattern) return fc.stringMatching(new RegExp(pattern), { maxLength: 60 });
  return ofLength(minLength, maxLength);
}

function numberOf({ type, minimum = -(2 ** 31), maximum = 2 ** 31 }: Schema): Any {
  const whole = fc.oneof(
    fc.constantFrom(minimum, maximum),
    fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31) }),
  );
  return type === 'integer' ? whole : fc.oneof(whole, fc.double({ noNaN: true, noDefaultInfinity: true }));
}

function objectOf({ properties = {}, required = [], additionalProperties, propertyNames }: Schema): Any {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, allowedBy(schema)]));
  if (additionalProperties && propertyNames)
    return fc.dictionary(allowedBy(propertyNames) as fc.Arbitrary<string>, allowedBy(additionalProperties), {
      maxKeys: 3,
    });
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

/** Values that a schema of the document allows. */
export function allowedBy(schema: Schema): Any {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(allowedBy));
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array') return fc.array(allowedBy(schema.items ?? {}), { maxLength: 4 });
  if (schema.type === 'object') return objectOf(schema);
  return fc.jsonValue({ maxDepth: 2 });
}

/** Values just outside a schema: one too long, too small, not among the choices, of another type. */
export function nearlyAllowedBy(schema: Schema): Any {
  const { enum: choices, maxLength, minLength, minimum, maximum, pattern, type } = schema;
  const outside: unknown[] = [null, {}, [], true, 1.5, '', 'x'];
  if (choices) outside.push(`${choices[0]} `, String(choices[0]).toUpperCase(), `${choices[0]}x`);
  if (maxLength !== undefined) outside.push('x'.repeat(maxLength + 1), 'é'.repeat(maxLength + 1));
  if (minLength) outside.push('x'.repeat(minLength - 1));
  if (minimum !== undefined) outside.push(minimum - 1, String(minimum));
  if (maximum !== undefined) outside.push(maximum + 1, maximum + 0.5);
  if (pattern) outside.push('not-like-that', '0', '-1', '1e3');
  if (type === 'array') outside.push(Array(200).fill('x'), ['x', null]);
  const inner = schema.anyOf?.map(nearlyAllowedBy) ?? [];
  return fc.oneof(fc.constantFrom(...outside), ...inner);
}

/** An object that is valid except for one missing, wrong or extra field. */
function nearlyObject(schema: Schema): Any {
  const { properties = {} } = schema;
  const names = Object.keys(properties);
  const whole = objectOf({ ...schema, required: names }) as fc.Arbitrary<Record<string, unknown>>;
  const wrong = names.map((name) =>
    fc.tuple(whole, nearlyAllowedBy(properties[name] ?? {})).map(([value, bad]) => ({ ...value, [name]: bad })),
  );
  const missing = names.map((name) =>
    whole.map((value) => Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))),
  );
  const more = whole.map((value) => ({ ...value, unknown_field: 1 }));
  return fc.oneof(
    { weight: 6, arbitrary: wrong.length > 0 ? fc.oneof(...wrong) : more },
    { weight: 2, arbitrary: missing.length > 0 ? fc.oneof(...missing) : more },
    { weight: 1, arbitrary: more },
  );
}

interface Described {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const texts = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value).toWellFormed()]));

/** The parameters of one place, all valid or one of them nearly valid; sometimes those of the fixture. */
function parametersIn(
  place: string,
  operation: Described,
  known: Record<string, unknown>,
): fc.Arbitrary<Record<string, string>> {
  const all = (operation.parameters ?? []).filter((parameter) => parameter.in === place);
  const schema: Schema = {
    properties: Object.fromEntries(all.map(({ name, schema: each }) => [name, each])),
    required: all.filter(({ required }) => required).map(({ name }) => name),
  };
  return fc
    .oneof(
      { weight: 4, arbitrary: fc.constant(known) },
      { weight: 2, arbitrary: objectOf(schema) },
      { weight: 2, arbitrary: nearlyObject(schema) },
    )
    .map((values) => texts(values as Record<string, unknown>));
}

/**
 * Requests that the document allows, and others with a single violation.
 * @param fixture an input of the call with ids of existing items
 */
export function describedRequests(operation: Described, fixture: CallFixture): fc.Arbitrary<RawRequest> {
  const content = operation.requestBody?.content['application/json'];
  const own = (fixture.body ?? {}) as Record<string, unknown>;
  const body = content
    ? fc.oneof(
        { weight: 3, arbitrary: objectOf(content.schema) },
        // With ids of existing items.
        { weight: 2, arbitrary: objectOf(content.schema).map((value) => ({ ...(value as object), ...own })) },
        { weight: 4, arbitrary: nearlyObject(content.schema) },
      )
    : fc.constant(undefined);
  return fc
    .record({
      params: parametersIn('path', operation, fixture.params ?? {}),
      query: parametersIn('query', operation, fixture.query ?? {}),
      headers: parametersIn('header', operation, {}),
      body,
    })
    .map(({ params, query, headers, body: value }) => ({
      // An empty path segment would be another path.
      params: Object.fromEntries(Object.entries(params).map(([name, text]) => [name, text || '-'])),
      rawQuery: new URLSearchParams(query).toString(),
      headers: { ...headers, ...(value === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(value === undefined ? {} : { body: JSON.stringify(value) }),
    }));
}
