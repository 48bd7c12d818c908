import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contractOf } from '#infra/contract.ts';
import { type CallDefinition, routeKeyOf } from '#shared/contracts/define.ts';
import { breaksBetween } from './compare-contracts.ts';
import { contractText, readContract } from './contract-text.ts';

const plain: CallDefinition = {
  method: 'POST',
  path: '/things',
  summary: 'A call.',
  access: { candidate: 'any', recruiter: 'any' },
  status: 200,
};
const listed = (calls: readonly Partial<CallDefinition>[]) =>
  calls.map((call) => {
    const whole = { ...plain, ...call };
    return { domain: 'jobs' as const, operation: routeKeyOf(whole), routeKey: routeKeyOf(whole), call: whole };
  });
/** The breaks between a released call, through its file, and today's. */
const breaks = (before: Partial<CallDefinition>, ...today: Partial<CallDefinition>[]) =>
  breaksBetween(readContract(contractText(contractOf(listed([before])))), contractOf(listed(today)));

const text = z.string();
const kind = z.enum(['one', 'two']);
const object = z.object;
const optional = z.optional;
const max = (length: number) => text.check(z.maxLength(length));
const list = (schema: z.ZodMiniType, bound: number) => z.array(schema).check(z.maxLength(bound));

/** A schema before, one of today, and a value that only the first takes, where there is one. */
type Change = [name: string, before: z.ZodMiniType, today: z.ZodMiniType, lines: string[], refused?: unknown];

describe('pages of a release and requests of today:', () => {
  test.each<Change>([
    ['nothing changed', object({ a: text }), object({ a: text }), []],
    ['an optional field more', object({ a: text }), object({ a: text, b: optional(text) }), []],
    ['a required field becomes optional', object({ a: text }), object({ a: optional(text) }), []],
    ['a required field gets a default', object({ a: text }), object({ a: z._default(text, '') }), []],
    ['a field of another order', object({ a: text, b: text }), object({ b: text, a: text }), []],
    ['a value more', object({ a: kind }), object({ a: z.enum(['one', 'two', 'three']) }), []],
    ['any text instead of some values', object({ a: kind }), object({ a: text }), []],
    ['long texts instead of some values', object({ a: kind }), object({ a: max(10) }), []],
    ['a longer text', object({ a: max(10) }), object({ a: max(20) }), []],
    ['a text of any length', object({ a: max(10) }), object({ a: text }), []],
    [
      'a lower least number',
      object({ a: z.int().check(z.minimum(5)) }),
      object({ a: z.int().check(z.minimum(1)) }),
      [],
    ],
    ['a text of any form', object({ a: text.check(z.regex(/^a/)) }), object({ a: text }), []],
    ['any number instead of whole ones', object({ a: z.int() }), object({ a: z.number() }), []],
    ['null too', object({ a: text }), object({ a: z.nullable(text) }), []],
    ['numbers too', object({ a: text }), object({ a: z.union([text, z.number()]) }), []],
    ['more items', object({ a: list(text, 3) }), object({ a: list(text, 9) }), []],
    ['items of a wider kind', object({ a: z.array(kind) }), object({ a: z.array(text) }), []],
    ['wider values of a record', z.record(text, z.int()), z.record(text, z.number()), []],
    ['another form', object({ a: kind }), z.union([object({ a: kind }), object({ b: text })]), []],
    ['a closed object becomes open', z.strictObject({ a: text }), object({ a: text }), []],
    ['two values instead of one', object({ a: z.literal('one') }), object({ a: kind }), []],

    ['a field less', object({ a: text, b: text }), object({ a: text }), ['request.body.b: is no longer read']],
    ['an optional field less', object({ a: optional(text) }), object({}), ['request.body.a: is no longer read']],
    [
      'a field less in a list',
      object({ a: z.array(object({ b: text, c: text })) }),
      object({ a: z.array(object({ b: text })) }),
      ['request.body.a[].c: is no longer read'],
    ],
    [
      'a required field more',
      object({ a: text }),
      object({ a: text, b: text }),
      ['request.body.b: is required'],
      { a: '' },
    ],
    [
      'an optional field becomes required',
      object({ a: optional(text) }),
      object({ a: text }),
      ['request.body.a: is required'],
      {},
    ],
    ['a default less', object({ a: z._default(text, '') }), object({ a: text }), ['request.body.a: is required'], {}],
    [
      'a required field more inside',
      object({ a: object({}) }),
      object({ a: object({ b: text }) }),
      ['request.body.a.b: is required'],
      { a: {} },
    ],
    [
      'a value less',
      object({ a: kind }),
      object({ a: z.enum(['one']) }),
      ['request.body.a: "two" is refused'],
      { a: 'two' },
    ],
    [
      'some values instead of any text',
      object({ a: text }),
      object({ a: kind }),
      ['request.body.a: only "one" or "two" is accepted'],
      { a: 'x' },
    ],
    [
      'short texts instead of some values',
      object({ a: kind }),
      object({ a: max(2) }),
      ['request.body.a: "one" is refused', 'request.body.a: "two" is refused'],
      { a: 'two' },
    ],
    [
      'a shorter text',
      object({ a: max(20) }),
      object({ a: max(10) }),
      ['request.body.a: maxLength 20 is 10'],
      { a: 'a'.repeat(15) },
    ],
    [
      'a text of some length',
      object({ a: text }),
      object({ a: text.check(z.minLength(2)) }),
      ['request.body.a: minLength none is 2'],
      { a: '' },
    ],
    [
      'a higher least number',
      object({ a: z.int().check(z.minimum(1)) }),
      object({ a: z.int().check(z.minimum(5)) }),
      ['request.body.a: minimum 1 is 5'],
      { a: 2 },
    ],
    [
      'a lower highest number',
      object({ a: z.int() }),
      object({ a: z.int().check(z.maximum(5)) }),
      ['request.body.a: maximum none is 5'],
      { a: 6 },
    ],
    [
      'a form of a text',
      object({ a: text }),
      object({ a: text.check(z.regex(/^a/)) }),
      ['request.body.a: pattern none is ^a'],
      { a: 'b' },
    ],
    [
      'another form of a text',
      object({ a: text.check(z.regex(/^b/)) }),
      object({ a: text.check(z.regex(/^a/)) }),
      ['request.body.a: pattern ^b is ^a'],
      { a: 'b' },
    ],
    ['no null', object({ a: z.nullable(text) }), object({ a: text }), ['request.body.a: null is refused'], { a: null }],
    [
      'a number instead of a text',
      object({ a: text }),
      object({ a: z.number() }),
      ['request.body.a: string is refused'],
      { a: '1' },
    ],
    [
      'whole numbers instead of any',
      object({ a: z.number() }),
      object({ a: z.int() }),
      ['request.body.a: number is refused'],
      { a: 1.5 },
    ],
    [
      'fewer items',
      object({ a: list(text, 9) }),
      object({ a: list(text, 3) }),
      ['request.body.a: maxItems 9 is 3'],
      { a: ['', '', '', ''] },
    ],
    [
      'at least one item',
      object({ a: z.array(text) }),
      object({ a: z.array(text).check(z.minLength(1)) }),
      ['request.body.a: minItems none is 1'],
      { a: [] },
    ],
    [
      'items of a narrower kind',
      object({ a: z.array(text) }),
      object({ a: z.array(kind) }),
      ['request.body.a[]: only "one" or "two" is accepted'],
      { a: ['x'] },
    ],
    [
      'a form less',
      z.union([object({ a: kind }), object({ b: z.int() })]),
      object({ b: z.int() }),
      ['request.body.b: is required', 'request.body.a: is no longer read'],
      { a: 'one' },
    ],
    [
      'narrower values of a record',
      z.record(text, z.number()),
      z.record(text, z.int()),
      ['request.body.*: number is refused'],
      { a: 1.5 },
    ],
    [
      'fewer names of a record',
      z.partialRecord(kind, text),
      z.partialRecord(z.enum(['one']), text),
      ['request.body.*: "two" is refused'],
      { two: '' },
    ],
    [
      'one value instead of both',
      object({ a: z.boolean() }),
      object({ a: z.literal(true) }),
      ['request.body.a: only true is accepted'],
      { a: false },
    ],
  ])('%s', (_, before, today, lines, refused) => {
    expect(breaks({ body: before }, { body: today })).toEqual(lines.map((line) => `POST /things ${line}`));
    if (refused !== undefined) {
      expect([z.safeParse(before, refused).success, z.safeParse(today, refused).success]).toEqual([true, false]);
    }
  });
});

describe('pages of a release and answers of today:', () => {
  test.each<Change>([
    ['a field more', object({ a: text }), object({ a: text, b: text }), []],
    ['a field more in a list', z.array(object({ a: text })), z.array(object({ a: text, b: text })), []],
    ['an optional field becomes required', object({ a: optional(text) }), object({ a: text }), []],
    ['a value less', object({ a: kind }), object({ a: z.enum(['one']) }), []],
    ['whole numbers instead of any', object({ a: z.number() }), object({ a: z.int() }), []],
    ['no null', object({ a: z.nullable(text) }), object({ a: text }), []],
    ['a shorter text', object({ a: max(20) }), object({ a: max(10) }), []],
    ['a form less', object({ a: z.union([text, z.number()]) }), object({ a: text }), []],
    ['an optional field less', object({ a: text, b: optional(text) }), object({ a: text }), []],

    ['a field less', object({ a: text, b: text }), object({ a: text }), ['answer.b: is required'], { a: '' }],
    ['a field less in a list', z.array(object({ a: text })), z.array(object({})), ['answer[].a: is required'], [{}]],
    [
      'a required field becomes optional',
      object({ a: text }),
      object({ a: optional(text) }),
      ['answer.a: is required'],
      {},
    ],
    [
      'a value more',
      object({ a: kind }),
      object({ a: z.enum(['one', 'two', 'three']) }),
      ['answer.a: "three" is refused'],
      { a: 'three' },
    ],
    [
      'any number instead of whole ones',
      object({ a: z.int() }),
      object({ a: z.number() }),
      ['answer.a: number is refused'],
      { a: 1.5 },
    ],
    ['null too', object({ a: text }), object({ a: z.nullable(text) }), ['answer.a: null is refused'], { a: null }],
    [
      'a longer text',
      object({ a: max(10) }),
      object({ a: max(20) }),
      ['answer.a: maxLength 20 is 10'],
      { a: 'a'.repeat(15) },
    ],
    [
      'a number instead of a text',
      object({ a: text }),
      object({ a: z.number() }),
      ['answer.a: number is refused'],
      { a: 1 },
    ],
    [
      'a text instead of one in a list',
      object({ a: z.array(text) }),
      object({ a: text }),
      ['answer.a: string is refused'],
      { a: '' },
    ],
    [
      'another form',
      object({ a: text }),
      object({ a: z.union([text, z.int()]) }),
      ['answer.a: integer is refused'],
      { a: 1 },
    ],
    [
      'another fixed value',
      object({ a: z.literal('x') }),
      object({ a: z.literal('y') }),
      ['answer.a: "y" is refused'],
      { a: 'y' },
    ],
  ])('%s', (_, before, today, lines, refused) => {
    expect(breaks({ answer: before }, { answer: today })).toEqual(lines.map((line) => `POST /things ${line}`));
    if (refused !== undefined) {
      expect([z.safeParse(before, refused).success, z.safeParse(today, refused).success]).toEqual([false, true]);
    }
  });
});

const query = (fields: Record<string, z.ZodMiniType>) => ({ query: object(fields) });

describe('pages of a release and calls of today:', () => {
  test.each<[name: string, before: Partial<CallDefinition>, today: Partial<CallDefinition>, lines: string[]]>([
    ['a call for another user type', {}, { access: { candidate: 'any', recruiter: 'any', admin: 'any' } }, []],
    ['a call for everyone', {}, { access: 'public' }, []],
    ['a call for owners becomes one for all', { access: { candidate: 'owner' } }, { access: { candidate: 'any' } }, []],
    ['no verification', { verified: 'posting' }, {}, []],
    ['a form too', { body: object({}) }, { body: object({}), accepts: 'form' }, []],
    ['larger bodies', { maxBodyBytes: 10 }, { maxBodyBytes: 20 }, []],
    ['another error', {}, { errors: ['NOT_FOUND'] }, []],
    ['another summary', {}, { summary: 'The call.' }, []],
    ['a key against repetition', {}, { repeatable: true }, []],
    ['an optional parameter more', query({}), query({ a: optional(text) }), []],

    ['another method', {}, { method: 'PUT' }, ['is gone']],
    ['another path', {}, { path: '/thing' }, ['is gone']],
    ['another status', {}, { status: 201 }, ['status: is 201, was 200']],
    ['no public call', { access: 'public' }, {}, ['access: is candidate, recruiter, was public']],
    [
      'a user type less',
      {},
      { access: { candidate: 'any' } },
      ['access: recruiter needs to be another user type, was any'],
    ],
    [
      'a call for owners only',
      { access: { candidate: 'any' } },
      { access: { candidate: 'owner' } },
      ['access: candidate needs to be owner, was any'],
    ],
    ['a secret', {}, { access: 'bootstrap' }, ['access: is bootstrap, was candidate, recruiter']],
    ['an id that must be the own', {}, { own: ['params.id'] }, ['access: also requires params.id']],
    ['a verification', {}, { verified: 'posting' }, ['access: also requires verified for posting']],
    [
      'no form',
      { body: object({}), accepts: 'form' },
      { body: object({}) },
      ['body: multipart/form-data is refused', 'body: application/x-www-form-urlencoded is refused'],
    ],
    ['smaller bodies', {}, { maxBodyBytes: 10 }, ['body: maxBodyBytes none is 10']],
    ['no pages', { answer: z.array(text), paged: true }, { answer: z.array(text) }, ['answer: has no header Link']],
    ['no answer', { answer: object({}) }, {}, ['answer: has no body']],
    ['a body', {}, { body: object({ a: text }) }, ['request.body: is required']],
    ['no key against repetition', { repeatable: true }, {}, ['request.header: is no longer read']],
    ['a parameter less', query({ a: optional(text) }), query({}), ['request.query: is no longer read']],
    ['a required parameter where there were none', {}, query({ a: text }), ['request.query: is required']],
    [
      'a required parameter',
      query({ a: optional(text) }),
      query({ a: text }),
      ['request.query: is required', 'request.query.a: is required'],
    ],
  ])('%s', (_, before, today, lines) => {
    expect(breaks(before, today)).toEqual(lines.map((line) => `POST /things ${line}`));
  });

  test('a call more is no break, and one less is', () => {
    expect(breaks({}, {}, { path: '/others' })).toEqual([]);
    expect(breaks({})).toEqual(['POST /things is gone']);
  });
});
