import { EventEmitter } from 'node:events';
import type { ClientRequest } from 'node:http';
import https, { type RequestOptions } from 'node:https';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';

let sent: RequestOptions | undefined;

/** A request that fails as soon as it is sent: only its headers matter. */
class FailingRequest extends EventEmitter {
  end() {
    this.emit('error', new Error('Nothing is sent by this test.'));
  }
  setNoDelay() {}
  abort() {}
  destroy() {}
}

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'KEY');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_SESSION_TOKEN', 'token');
  sent = undefined;
  vi.spyOn(https, 'request').mockImplementation((options) => {
    sent = options as RequestOptions;
    return new FailingRequest() as unknown as ClientRequest;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const searchAt = (endpoint: string) =>
  createClient(endpoint)
    .search({ index: 'jobs-v1', body: {} })
    .catch(() => {});

it('signs requests to a collection with the credentials of the function, for its region', async () => {
  await searchAt('https://abc123.ap-south-1.aoss.amazonaws.com');
  const headers = sent?.headers as Record<string, string>;
  expect(headers.Authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/ap-south-1\/aoss\/aws4_request,/);
  expect(headers['X-Amz-Security-Token']).toBe('token');
  expect(headers['x-amz-content-sha256']).toMatch(/^[0-9a-f]{64}$/);
});

it('sends unsigned requests to an engine elsewhere', async () => {
  await searchAt('https://aoss.amazonaws.com.example');
  expect(JSON.stringify(sent?.headers).toLowerCase()).not.toContain('authorization');
});
