import { describe, expect, test } from 'vitest';
import { maxReportBytes, screenPattern } from '#shared/domain/browser-report.ts';
import { routes } from '#web/config/routes.ts';
import { LoadFailure } from '../load-code.ts';
import { type FailureEvent, failureIn } from './failure-in.ts';
import { shownScreen } from './page-facts.ts';
import { createReporter, maxFailures } from './report-failures.ts';

const origin = 'https://jobs.example';
const at = (file: string) => `at x (${origin}/assets/${file}:1:2)`;

const errorWith = (name: string, message: string, stack = at('index-1.js')) =>
  Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` });
const thrown = (error: unknown): FailureEvent => ({ type: 'error', error, message: 'Uncaught', filename: '' });
const rejected = (reason: unknown): FailureEvent => ({ type: 'unhandledrejection', reason });
const refused = (more: Partial<FailureEvent>): FailureEvent => ({
  type: 'securitypolicyviolation',
  effectiveDirective: 'script-src-elem',
  blockedURI: 'inline',
  sourceFile: `${origin}/assets/index-1.js`,
  lineNumber: 1,
  columnNumber: 2,
  ...more,
});

const frames = ['index-1.js:1:2'];

describe('what is reported', () => {
  test.each<[what: string, event: FailureEvent, failure: unknown]>([
    [
      'an error',
      thrown(errorWith('TypeError', 'mira@mail.example is not a function')),
      { kind: 'error', name: 'TypeError', message: '… is not a function', frames },
    ],
    [
      'an error without a stack, by its place',
      { ...thrown(null), message: 'Uncaught x', filename: `${origin}/assets/index-1.js`, lineno: 1, colno: 2 },
      { kind: 'error', message: '…', frames },
    ],
    [
      'a rejected promise',
      rejected(errorWith('RangeError', 'Invalid array length')),
      { kind: 'rejection', name: 'RangeError', message: 'invalid array length', frames },
    ],
    ['a promise rejected with a text', rejected('Mira failed'), { kind: 'rejection', message: '… failed' }],
    ['a promise rejected with nothing', rejected(undefined), { kind: 'rejection', message: '' }],
    [
      'a promise rejected with an object',
      rejected({ name: 'Mira', message: 7 }),
      { kind: 'rejection', name: 'Error', message: '' },
    ],
    [
      'code that did not arrive',
      thrown(Object.assign(new LoadFailure('Code did not arrive.'), { stack: at('index-1.js') })),
      { kind: 'chunk', name: 'LoadFailure', message: 'code did not arrive', frames },
    ],
    ['a refused script', refused({}), { kind: 'csp', directive: 'script-src-elem', blocked: 'inline', frames }],
    [
      'a refused address, without it',
      refused({ effectiveDirective: 'img-src', blockedURI: 'https://mira.example/7?x=1', sourceFile: null }),
      { kind: 'csp', directive: 'img-src', blocked: 'other' },
    ],
    [
      'a refused form',
      refused({ blockedURI: `${origin}/x` }),
      { kind: 'csp', directive: 'script-src-elem', blocked: 'own', frames },
    ],
    [
      'a refused file of the payments',
      refused({ blockedURI: 'https://cdn.razorpay.com/x.js' }),
      { kind: 'csp', directive: 'script-src-elem', blocked: 'payment', frames },
    ],
    [
      'one of a host that only looks like it',
      refused({ blockedURI: 'https://razorpay.com.evil.example/' }),
      { kind: 'csp', directive: 'script-src-elem', blocked: 'other', frames },
    ],
    [
      'a refused `eval`',
      refused({ blockedURI: 'eval' }),
      { kind: 'csp', directive: 'script-src-elem', blocked: 'eval', frames },
    ],
    [
      'refused data',
      refused({ blockedURI: 'data:text/html,mira' }),
      { kind: 'csp', directive: 'script-src-elem', blocked: 'data', frames },
    ],
  ])('of %s', (_, event, failure) => {
    expect(failureIn(event, origin)).toEqual(failure);
  });

  test.each<[what: string, event: FailureEvent]>([
    ['an error of an extension', thrown(errorWith('Error', 'x', 'at chrome-extension://a/b.js:1:2'))],
    ['an error in the file of an extension', { ...thrown(null), message: 'x', filename: 'moz-extension://a/b.js' }],
    ['a script of another origin', { type: 'error', error: null, message: 'Script error.', filename: '', lineno: 0 }],
    ['a late layout', { type: 'error', message: 'ResizeObserver loop completed with undelivered notifications.' }],
    ['an aborted request', rejected(errorWith('AbortError', 'signal is aborted without reason'))],
    ['a lost connection', rejected(Object.assign(errorWith('ApiError', '0 NETWORK'), { code: 'NETWORK' }))],
    ['what an extension inserts', refused({ sourceFile: 'chrome-extension' + '://a/b.js' })],
    ['the styles of the checkout', refused({ sourceFile: 'https://checkout.razorpay.com/v1/checkout.js' })],
    ['a directive that is none', refused({ effectiveDirective: 'Mira Rao' })],
  ])('is nothing of %s', (_, event) => {
    expect(failureIn(event, origin)).toBeUndefined();
  });

  test('is at most two kilobytes, whatever failed', () => {
    const stack = at(`${'a'.repeat(60)}.js`)
      .replace(':1:2', ':1234567:1234567')
      .concat('\n')
      .repeat(50);
    const failure = failureIn(thrown(errorWith(`${'A'.repeat(30)}Error`, 'x error '.repeat(9_000), stack)), origin);
    expect(failure?.frames).toHaveLength(8);
    const whole = { ...failure, release: 'a'.repeat(40), screen: `/${'a'.repeat(40)}`.repeat(5) };
    expect(Buffer.byteLength(JSON.stringify(whole))).toBeLessThan(maxReportBytes);
  });
});

describe('a page', () => {
  const sentOf = (events: readonly FailureEvent[]) => {
    const sent: unknown[] = [];
    const report = createReporter(origin, (failure) => sent.push(failure));
    for (const event of events) report(event);
    return sent;
  };

  test('reports a failure once that is announced, rejected and thrown again', () => {
    const failure = new LoadFailure('Code did not arrive.');
    expect(sentOf([thrown(failure), rejected(failure), thrown(failure)])).toHaveLength(1);
  });

  test('reports equal failures once', () => {
    expect(sentOf(Array.from({ length: 50 }, () => thrown(errorWith('TypeError', 'x is null'))))).toHaveLength(1);
  });

  test('reports ten different failures of a flood', () => {
    const flood = Array.from({ length: 500 }, (_, n) => thrown(errorWith('TypeError', 'x', at(`index-${n}.js`))));
    expect(sentOf(flood)).toHaveLength(maxFailures);
  });
});

test('every route is a screen that may be reported, and no address is', () => {
  for (const { path } of Object.values(routes)) expect(path).toMatch(screenPattern);
  expect(shownScreen('/job/17/applicants')).toBe('/job/:jobId/applicants');
  expect(shownScreen('/candidate/profile/7')).toBe('/candidate/profile/:candidateId?');
  expect(shownScreen('/mira@mail.example')).toBe('*');
  for (const address of ['/job/17', '/jobs?q=mira', '/a@b', '/a#b']) expect(address).not.toMatch(screenPattern);
});
