import { describe, expect, onTestFinished, test } from 'vitest';
import { authCalls } from '#shared/contracts/auth.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { paymentCalls } from '#shared/contracts/payments.ts';
import { systemCalls } from '#shared/contracts/system.ts';
import { testApi } from '#test/support/api.ts';
import { callFixtures } from '#test/support/call-fixtures.ts';
import { sendCall, sendHttp } from '#test/support/deployed/client.ts';
import { deployedFunction } from '#test/support/deployed/deployed-function.ts';
import { runSchedules } from '#test/support/deployed/schedules.ts';
import type { DeployedTemplate } from '#test/support/deployed/template.ts';
import { testDeployment } from '#test/support/deployed/test-deployment.ts';
import { signedWebhook } from '#test/support/payments.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';

const api = await testApi();
const { cast } = await restoreWorldBeforeEach(api, Date.now());
const { url, apiUrl, template, functions } = await testDeployment();

const json = { 'content-type': 'application/json' };

describe('the edge that the template describes', () => {
  test.each([
    ['/', 'index.html', 'text/html; charset=utf-8'],
    ['/jobs', 'jobs.html', 'text/html; charset=utf-8'],
    ['/candidates/5', 'app.html', 'text/html; charset=utf-8'],
    ['/api', 'app.html', 'text/html; charset=utf-8'],
    ['/assets/app-1234.js', 'assets/app-1234.js', 'text/javascript; charset=utf-8'],
  ])('answers %s with %s', async (path, file, type) => {
    const answer = await sendHttp(`${url}${path}`);
    expect(answer).toMatchObject({ status: 200, text: file });
    expect(answer.headers.get('content-type')).toBe(type);
  });

  test('answers the documents of the API at their public addresses', async () => {
    const robots = await sendHttp(`${url}/robots.txt`);
    expect(robots.status).toBe(200);
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(robots.text).toContain('/sitemap.xml');
    expect((await sendHttp(`${url}/robots.txt`)).headers.get('x-cache')).toBe('Hit from cloudfront');
    expect((await sendHttp(`${url}/sitemap.xml?utm_source=a`, { method: 'HEAD' })).status).toBe(200);
    expect((await sendHttp(`${url}/sitemap-0.xml`)).text).toContain('/jobs</loc>');
    expect((await sendHttp(`${apiUrl}/api/pages/robots`)).status).toBe(403);
  });

  test.each([
    ['/jobs/7/', '/jobs/7'],
    ['/jobs/7)', '/jobs/7'],
    ['/jobs/7.', '/jobs/7'],
    ['/jobs/7,?utm_source=a', '/jobs/7?utm_source=a'],
    ['/jobs/7%3E', '/jobs/7'],
    ['/jobs/7%E2%80%9D', '/jobs/7'],
    ['/jobs/7%E3%80%82', '/jobs/7'],
    ['/jobs/', '/jobs'],
    ['/login/', '/login'],
    ['/recruiter/profile/3).', '/recruiter/profile/3'],
    ['/sitemap.xml,', '/sitemap.xml'],
    ['//evil.example/', '/evil.example'],
  ])('redirects %s to %s for good', async (path, location) => {
    const answer = await sendHttp(`${url}${path}`);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(location);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('answers a missing file with an error, never with a page', async () => {
    expect((await sendHttp(`${url}/assets/missing.js`)).status).toBe(403);
  });

  test('puts the security headers and the version on pages, answers and refusals', async () => {
    const answers = await Promise.all(
      ['/', '/api/health', '/api/session', '/api/nowhere'].map((path) => sendHttp(`${url}${path}`)),
    );
    for (const { headers } of answers) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'x-release': 'c4fbf8947d09',
      });
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('permissions-policy')).toContain('camera=(self)');
      expect(headers.get('permissions-policy')).toContain('microphone=(self)');
    }
  });

  test('caches public responses of the API, separately for each query, and never for a signed-in user', async () => {
    const list = (rawQuery: string, token?: string) =>
      sendCall(url, jobCalls.list, { rawQuery, token }).then(({ status, headers }) => [status, headers.get('x-cache')]);
    const miss = [200, 'Miss from cloudfront'];
    expect(await list('language=Japanese')).toEqual(miss);
    expect(await list('language=Japanese')).toEqual([200, 'Hit from cloudfront']);
    expect(await list('language=German')).toEqual(miss);
    expect(await list('language=Japanese', cast.candidate.token)).toEqual(miss);
    expect(await list('language=Japanese', cast.candidate.token)).toEqual(miss);
  });

  test('answers 304 to a client with the current copy', async () => {
    const { headers } = await sendCall(url, jobCalls.list, { rawQuery: 'language=French' });
    const again = { rawQuery: 'language=French', headers: { 'if-none-match': headers.get('etag') ?? '' } };
    expect(await sendCall(url, jobCalls.list, again)).toMatchObject({ status: 304, text: '' });
  });

  test('caches no refusal', async () => {
    const refusal = () => sendCall(url, jobCalls.get, { params: { id: '424242' } });
    expect((await refusal()).headers.get('x-cache')).toBe('Error from cloudfront');
    expect((await refusal()).headers.get('x-cache')).toBe('Error from cloudfront');
  });

  test('is the only way to the functions', async () => {
    expect((await sendCall(apiUrl, systemCalls.health, {})).status).toBe(403);
    const guessed = { headers: { 'x-origin-verify': 'a guess' } };
    expect((await sendCall(apiUrl, systemCalls.health, guessed)).status).toBe(403);
    expect((await sendCall(url, systemCalls.health, guessed)).status).toBe(200);
  });

  test('counts a client by its own address, whatever headers it sends', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) {
      const address = `192.0.2.${index}`;
      const answer = await sendCall(url, authCalls.candidateSendOtp, {
        headers: { ...json, 'cloudfront-viewer-address': `${address}:1`, 'x-forwarded-for': address },
        body: JSON.stringify({ email: `unknown-${index}@canary.example`, check: true }),
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 429)).toEqual([429]);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('API Gateway behind it', () => {
  test('knows the routes of the template only', async () => {
    const answer = await sendHttp(`${url}/api/nowhere`, { method: 'POST', headers: json, body: '{}' });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([404, { message: 'Not Found' }]);
    const wrongMethod = await sendHttp(`${url}/api/health`, { method: 'DELETE' });
    expect(wrongMethod.status).toBe(404);
  });

  test.each([5, 11])('answers 413 to %i MB', async (megabytes) => {
    const { status } = await sendCall(url, authCalls.candidateSignup, {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: new Uint8Array(megabytes * 1024 * 1024),
    });
    expect(status).toBe(413);
  });
});

describe('the functions behind both', () => {
  test('run to their end when called by the schedules', async () => {
    await expect(runSchedules(template, functions)).resolves.toBeUndefined();
  });

  test('end at their time-out', async () => {
    const slow = deployedFunction({
      name: 'slow',
      entry: template.entries[[...functions.keys()][0] ?? ''] ?? '',
      environment: {},
      timeoutSeconds: 0.001,
    });
    await expect(slow.invoke({})).rejects.toThrow('timed out');
    await slow.stop();
  });
});

/** Creates a job twice with one key; returns the resulting number of jobs. */
async function createJobTwice(where: string): Promise<number> {
  const request = {
    token: cast.recruiter.token,
    headers: { ...json, 'idempotency-key': 'the-same-key-twice' },
    body: JSON.stringify(callFixtures['jobs.create']?.body),
  };
  const answers = [await sendCall(where, jobCalls.create, request), await sendCall(where, jobCalls.create, request)];
  return new Set(answers.map(({ text }) => JSON.parse(text).id)).size;
}

const statusOfWebhook = async (where: string) =>
  (
    await sendCall(
      where,
      paymentCalls.webhook,
      signedWebhook('payment.authorized', { id: 'pay_1', order_id: 'o', amount: 1 }),
    )
  ).status;
const statusOfSession = async (where: string) =>
  (await sendCall(where, authCalls.session, { token: cast.candidate.token })).status;
const statusOfHealth = async (where: string) => (await sendCall(where, systemCalls.health, {})).status;

/** The deployed template without a property, a path of the API, or an element of a list of this name. */
function withoutLine(line: string): DeployedTemplate {
  const { resources, ...rest } = template;
  const drop = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((each) => each !== line).map(drop);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => (name === line ? [] : [[name, drop(inner)]])),
    );
  };
  return { ...rest, resources: drop(resources) as DeployedTemplate['resources'] };
}

describe('what the template leaves out does not happen:', () => {
  test.each([
    { line: 'Idempotency-Key', find: createJobTwice, whole: 1, less: 2 },
    { line: 'X-Razorpay-Signature', find: statusOfWebhook, whole: 200, less: 400 },
    { line: 'Authorization', find: statusOfSession, whole: 200, less: 401 },
    { line: 'OriginCustomHeaders', find: statusOfHealth, whole: 200, less: 403 },
    { line: '/health', find: statusOfHealth, whole: 200, less: 404 },
    { line: 'TABLE_NAME', find: statusOfHealth, whole: 200, less: 500 },
  ])('without $line it is $less instead of $whole', async ({ line, find, whole, less }) => {
    expect(await find(url)).toBe(whole);
    const { url: lessUrl } = await testDeployment({ template: withoutLine(line), finish: onTestFinished });
    expect(await find(lessUrl)).toBe(less);
  });
});
