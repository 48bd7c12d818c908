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

/** The path of the health call at the site. */
export const healthPath = `/api${systemCalls.health.path}`;

/** The site's response to a path; undefined without one. */
export const getFrom = (site: string, path: string): Promise<Response | undefined> =>
  fetch(new URL(path, site), { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);

export const siteCheck: Check = {
  name: 'site',
  run: async (target) => {
    const site = target.output('SiteUrl');
    const response = await getFrom(site, '/');
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
    const response = await getFrom(target.output('SiteUrl'), healthPath);
    if (response?.status === 200) return ok('the health call answers, and so does the table');
    const words = response ? `the health call answers with ${response.status}` : 'the health call is not answered';
    return fail(
      words,
      '403: origin secret (deploy again); 503: DynamoDB; otherwise see the log of the function system.',
    );
  },
};
