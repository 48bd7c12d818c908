import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const directivesOf = (options: Partial<Parameters<typeof securityHeaders>[0]> = {}): Record<string, string[]> => {
  const headers = securityHeaders({ fileOrigins: ['https://files.example'], transportSecurity: 'host', ...options });
  const directives = (headers['content-security-policy'] ?? '').split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
};

const isRazorpay = (source: string) => /^https:\/\/([a-z-]+|\*)\.razorpay\.com$/.test(source);

test('the checkout may load scripts from the named hosts of Razorpay only', () => {
  expect(directivesOf()['script-src']).toEqual([
    "'self'",
    'https://checkout.razorpay.com',
    'https://checkout-static-next.razorpay.com',
    'https://cdn.razorpay.com',
  ]);
});

test('the checkout may load its frame and connect to its own servers', () => {
  const directives = directivesOf();
  expect(directives['frame-src']?.filter(isRazorpay)).toEqual(['https://*.razorpay.com']);
  expect(directives['connect-src']?.filter(isRazorpay)).toEqual(['https://*.razorpay.com']);
});

test('the checkout may insert exactly one style, allowed by its hash', () => {
  const inserted =
    '@keyframes rzp-rot{to{transform: rotate(360deg);}}@-webkit-keyframes rzp-rot{to{-webkit-transform: rotate(360deg);}}';
  expect(directivesOf()['style-src']).toEqual(["'self'", `'sha256-${hash('sha256', inserted, 'base64')}'`]);
});

test('no directive allows inline code, evaluated code, or hosts other than our own, Razorpay and YouTube', () => {
  const directives = directivesOf();
  const sources = Object.entries(directives).flatMap(([name, values]) => values.map((value) => `${name} ${value}`));
  const known =
    /('self'|'none'|'sha256-[^']+'|data:|blob:|https:\/\/files\.example|https:\/\/www\.youtube-nocookie\.com)$/;
  const others = sources.filter((source) => !known.test(source) && !isRazorpay(source.split(' ')[1] ?? ''));
  // Images may come from any HTTPS host: users choose the addresses of logos and portraits.
  expect(others).toEqual(['img-src https:']);
});

test('service workers come from the site alone', () => {
  expect(directivesOf()['worker-src']).toEqual(["'self'"]);
});

test('native form submits and framing of the site are forbidden', () => {
  expect(directivesOf()).toMatchObject({ 'form-action': ["'none'"], 'frame-ancestors': ["'none'"] });
});

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ['none', undefined],
] as const)('HSTS with the setting %s', (transportSecurity, expected) => {
  const headers = securityHeaders({ fileOrigins: [], transportSecurity });
  expect(headers['strict-transport-security']).toBe(expected);
});

test('plain HTTP on a local machine is not upgraded to HTTPS', () => {
  expect(directivesOf()).toHaveProperty('upgrade-insecure-requests');
  expect(directivesOf({ transportSecurity: 'none' })).not.toHaveProperty('upgrade-insecure-requests');
});
