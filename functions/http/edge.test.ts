import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientAddress, requireEdge } from './edge.ts';

beforeEach(() => vi.stubEnv('ORIGIN_SECRET', 'secret'));
afterEach(() => vi.unstubAllEnvs());

const eventWith = (headers: Record<string, string>) =>
  ({ headers, requestContext: { http: { sourceIp: '10.0.0.1' } } }) as unknown as APIGatewayProxyEventV2;

describe('the origin secret', () => {
  test('admits a request', () => {
    expect(() => requireEdge(eventWith({ 'x-origin-verify': 'secret' }))).not.toThrow();
  });

  test.each(['', 's', 'secre', 'secrets', 'Secret', 'sécret', '      '])('is not %j', (given) => {
    const refused = expect.objectContaining({ code: 'FORBIDDEN', status: 403 });
    expect(() => requireEdge(eventWith({ 'x-origin-verify': given }))).toThrow(refused);
  });

  test('is one of two while it is being replaced', () => {
    vi.stubEnv('OTHER_ORIGIN_SECRET', 'a second one');
    for (const given of ['secret', 'a second one']) {
      expect(() => requireEdge(eventWith({ 'x-origin-verify': given }))).not.toThrow();
    }
    for (const given of ['', 'a second', 'secreta second one', 'secret,a second one']) {
      expect(() => requireEdge(eventWith({ 'x-origin-verify': given }))).toThrow();
    }
  });

  test('is never an empty second one', () => {
    vi.stubEnv('OTHER_ORIGIN_SECRET', '');
    expect(() => requireEdge(eventWith({ 'x-origin-verify': '' }))).toThrow();
    expect(() => requireEdge(eventWith({}))).toThrow();
  });

  test('must be present', () => {
    expect(() => requireEdge(eventWith({}))).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
  });
});

describe("the client's address", () => {
  test.each([
    ['198.51.100.7:51234', '198.51.100.7'],
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6:443', '2001:db8:1:2:3:4:5:6'],
  ])('of %s is %s', (viewer, address) => {
    expect(clientAddress(eventWith({ 'cloudfront-viewer-address': viewer }))).toBe(address);
  });

  test('without the edge is the address of the connection, never one that a client claims', () => {
    expect(clientAddress(eventWith({ 'x-forwarded-for': '203.0.113.9' }))).toBe('10.0.0.1');
  });
});
