import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const directivesOf = (options: Partial<Parameters<typeof securityHeaders>[0]> = {}): Record<string, string[]> => {
  const headers = securityHeaders({ fileOrigins: ['https://files.example'], transportSecurity: 'host', ...options });
  const directives = (headers['content-security-policy'] ?? '').split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
};

const isRazorpay = (source: string) => /^https:\/\/([a-z-]+|\*)\.razorpay\.com$/.test(source);

test('the checkout may load the scripts that Razorpay documents, from named hosts', () => {
  expect(directivesOf()['script-src']).toEqual([
    "'self'",
    'https://checkout.razorpay.com',
    'https://checkout-static-next.razorpay.com',
    'https://cdn.razorpay.com',
  ]);
});

test('the checkout may show its frame and reach its own servers', () => {
  const directives = directivesOf();
  expect(directives['frame-src']?.filter(isRazorpay)).toEqual(['https://*.razorpay.com']);
  expect(directives['connect-src']?.filter(isRazorpay)).toEqual(['https://*.razorpay.com']);
});

test('the checkout may insert its one style, by its content, and no other', () => {
  const inserted =
    '@keyframes rzp-rot{to{transform: rotate(360deg);}}@-webkit-keyframes rzp-rot{to{-webkit-transform: rotate(360deg);}}';
  expect(directivesOf()['style-src']).toEqual(["'self'", `'sha256-${hash('sha256', inserted, 'base64')}'`]);
});

test('no directive allows inline code, evaluated code, or hosts of anybody but ourselves, Razorpay and YouTube', () => {
  const directives = directivesOf();
  const sources = Object.entries(directives).flatMap(([name, values]) => values.map((value) => `${name} ${value}`));
  const known =
    /('self'|'none'|'sha256-[^']+'|data:|blob:|https:\/\/files\.example|https:\/\/www\.youtube-nocookie\.com)$/;
  const others = sources.filter((source) => !known.test(source) && !isRazorpay(source.split(' ')[1] ?? ''));
  // Pictures may come from everywhere over HTTPS: logos and portraits have addresses of their owners' choice.
  expect(others).toEqual(['img-src https:']);
});

test('the browser itself sends no form, and nothing frames the site', () => {
  expect(directivesOf()).toMatchObject({ 'form-action': ["'none'"], 'frame-ancestors': ["'none'"] });
});

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ['none', undefined],
] as const)('HTTPS is promised for the %s alone', (transportSecurity, expected) => {
  const headers = securityHeaders({ fileOrigins: [], transportSecurity });
  expect(headers['strict-transport-security']).toBe(expected);
});

test('plain HTTP on one’s own machine is not switched to HTTPS', () => {
  expect(directivesOf()).toHaveProperty('upgrade-insecure-requests');
  expect(directivesOf({ transportSecurity: 'none' })).not.toHaveProperty('upgrade-insecure-requests');
});
