import * as fc from 'fast-check';
import type { RawRequest } from '#test/support/api.ts';
import type { CallFixture } from '#test/support/call-fixtures.ts';

/** Texts that have broken programs: control characters, other scripts' digits, paths, formulas, markup. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  'a\r\nBcc: all@mail.example',
  '\u202Eevil\u202C',
  '\uFEFF',
  '\uD800',
  '\uDC00x',
  'é'.normalize('NFD'),
  '７',
  '../../etc/passwd',
  '%00',
  '%zz',
  "'; DROP TABLE x; --",
  '<script>alert(1)</script>',
  '=1+1',
  '{{7*7}}',
  'x'.repeat(2_100),
  '語'.repeat(30_000),
  'NaN',
  'null',
  'true',
  '[object Object]',
  'Nina@NEW.example',
  'a@b',
  `${'a'.repeat(300)}@new.example`,
  'https://evil.example/x.mp4',
  'javascript:alert(1)',
] as const;

/** Numbers, and texts that some parsers take for numbers. */
const ids = [
  '9007199254740993',
  '9007199254740992',
  '1e3',
  '01',
  '７',
  '-1',
  '0',
  '1.5',
  ' 7',
  '7 ',
  '+7',
  '0x7',
  'Infinity',
  '999999999999999999999999',
  '7-7',
  '100-7',
  '7-7-7',
  'candidate',
  'admin',
] as const;

/** Names of properties that every object inherits. */
const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', 'id', 'role', '\0', 'a.b'];

const nested = (depth: number): unknown => {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1)
    value = level % 2 ? [value] : Object.fromEntries([['__proto__', value]]);
  return value;
};

/** Any code point but surrogates. fast-check's own unit for them first builds a table of all, which takes two seconds. */
const character = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800));
const text = fc.oneof(
  fc.constantFrom(...texts),
  fc.constantFrom(...ids),
  fc.string({ unit: character, maxLength: 40 }),
);
const value = fc.oneof(
  text,
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e3,
    1e9,
    2 ** 53,
    -(2 ** 53),
    Number.MAX_VALUE,
    [],
    {},
    [[]],
    [null],
  ),
  fc.constantFrom(5, 60, 3_000).map(nested),
  fc.array(text, { maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);
const fields = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 8 })), value, { maxKeys: 4 });

/** Replaces some fields of an object by unexpected values. */
const changed = (valid: Record<string, unknown>) =>
  fc
    .tuple(fc.subarray(Object.keys(valid)), fc.array(value, { minLength: 8, maxLength: 8 }), fields)
    .map(([hit, values, more]) =>
      // Built from entries, so that `__proto__` is an ordinary field and stays in the sent text.
      Object.fromEntries([
        ...Object.entries(more),
        ...Object.entries(valid),
        ...hit.map((name, at): [string, unknown] => [name, values[at % values.length]]),
      ]),
    );

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=edge';

type Sent = Pick<RawRequest, 'body'> & { type?: string };

function bodies(valid: Record<string, unknown>): fc.Arbitrary<Sent> {
  const asForm = changed(valid).map((body) =>
    Object.entries(body).map(([name, given]) => [name, asText(given)] as const),
  );
  const part = ([name, given]: readonly [string, string]) =>
    `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${given}\r\n`;
  return fc.oneof(
    { weight: 6, arbitrary: changed(valid).map((body) => ({ body: JSON.stringify(body), type: json })) },
    { weight: 1, arbitrary: value.map((body) => ({ body: JSON.stringify(body), type: json })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('{', '{"a":', '[1,', '{"a":1}}', "{'a':1}", '\uFEFF{}', '{"a":1e999}', 'undefined', '"', '[]')
        .map((body) => ({ body, type: json })),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((body) => ({ body, type: json })) },
    {
      weight: 2,
      arbitrary: asForm.map((entries) => ({
        body: entries.map(([name, given]) => `${encoded(name)}=${encoded(given)}`).join('&'),
        type: form,
      })),
    },
    {
      weight: 2,
      arbitrary: asForm.map((entries) => ({ body: `${entries.map(part).join('')}--edge--\r\n`, type: multipart })),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          '--edge',
          '--edge\r\n\r\n',
          '--edge\r\nContent-Disposition: form-data\r\n\r\nx',
          '%zz=%',
          '--other--',
        )
        .chain((body) =>
          fc.constantFrom(multipart, 'multipart/form-data', form, `${multipart}"`).map((type) => ({ body, type })),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('text/plain', 'application/xml', 'application/json;charset=utf-16', '', ',', 'application/JSON')
        .map((type) => ({ body: JSON.stringify(valid), type })),
    },
    { weight: 1, arbitrary: fc.constant({ body: `{"a":"${'x'.repeat(140_000)}"}`, type: json }) },
    { weight: 1, arbitrary: fc.constant({}) },
  );
}

const asText = (given: unknown) => (typeof given === 'string' ? given : JSON.stringify(given));
const encoded = (given: string) => encodeURIComponent(given.toWellFormed());

/** Path parameters arrive decoded, as well-formed text. */
const params = (valid: Record<string, unknown>) =>
  fc
    .tuple(...Object.values(valid).map((given) => fc.option(text, { freq: 3, nil: String(given) })))
    .map((values) =>
      Object.fromEntries(
        Object.keys(valid).map((name, at) => [name, String(values[at]).toWellFormed().slice(0, 8_000)]),
      ),
    );

function queries(valid: Record<string, unknown>, known: readonly string[]): fc.Arbitrary<string> {
  const name = fc.constantFrom(...known, 'limit', 'cursor', ...names);
  const given = fc.oneof(text, fc.constantFrom('1e9', '1000000000', '0', '-5', 'true', '50'));
  return fc.array(fc.tuple(name, given), { maxLength: 4 }).map((more) => {
    const all = [...Object.entries(valid).map(([key, each]): [string, string] => [key, String(each)]), ...more];
    return all.map(([key, each]) => `${encoded(key)}=${encoded(each.slice(0, 4_000))}`).join('&');
  });
}

/**
 * Requests of a call that are almost valid in one part and invalid in others.
 * @param valid an input that the call accepts
 * @param known the names in the call's query
 */
export const nastyRequests = (valid: CallFixture, known: readonly string[]): fc.Arbitrary<RawRequest> =>
  fc
    .tuple(
      params(valid.params ?? {}),
      fc.option(queries(valid.query ?? {}, known), { nil: new URLSearchParams(valid.query as never).toString() }),
      bodies(valid.body ?? {}),
      fc.constantFrom<Record<string, string>>(
        {},
        { 'x-skip-auth': 'true' },
        { 'if-none-match': '*' },
        { 'x-razorpay-signature': '\u0001' },
      ),
    )
    .map(([path, rawQuery, { body, type }, headers]) => ({
      params: path,
      rawQuery,
      ...(body === undefined ? {} : { body }),
      headers: { ...headers, ...(type === undefined ? {} : { 'content-type': type }) },
    }));
