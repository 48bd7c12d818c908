import { systemCalls } from '#shared/contracts/system.ts';
import { type Check, fail, ok } from './finding.ts';

const timeoutMs = 15_000;

/** Headers of every response of the site, defined in infra/constructs/security-headers.ts. */
const headers = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

const get = (url: URL) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });

export const siteCheck: Check = {
  name: 'site',
  run: async (target) => {
    const site = target.output('SiteUrl');
    const response = await get(new URL('/', site)).catch(() => undefined);
    if (!response) return fail(`${site} does not answer`, 'Check the DNS record and the certificate of the host name.');
    const { status } = response;
    if (status !== 200) return fail(`${site} answers with ${status}`, 'Look at the distribution and the site bucket.');
    const wanted = target.stage ? [...headers, 'strict-transport-security'] : headers;
    const missing = wanted.filter((name) => !response.headers.has(name));
    return missing.length === 0
      ? ok(`${site} answers with all security headers`)
      : fail(
          `${site} answers without ${missing.join(', ')}`,
          "Deploy again: the edge's header policy is not in effect.",
        );
  },
};

export const healthCheck: Check = {
  name: 'API',
  run: async (target) => {
    const response = await get(new URL(`/api${systemCalls.health.path}`, target.output('SiteUrl'))).catch(
      () => undefined,
    );
    if (response?.status === 200) return ok('the health call answers, and so does the table');
    const words = response ? `the health call answers with ${response.status}` : 'the health call is not answered';
    return fail(
      words,
      '403: origin secret (deploy again); 503: DynamoDB; otherwise see the log of the function system.',
    );
  },
};
