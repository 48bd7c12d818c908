import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { maxRedirects, type WebsiteOutcome, websitePatienceMs } from '#shared/domain/website-outcomes.ts';
import { isPublicAddress } from './public-address.ts';

/** What a website answered: its status, and where it sends visitors. The body is never read. */
export interface Head {
  status: number;
  location: string | undefined;
}

/** The network, as tests replace it. */
export interface Network {
  /** All addresses of a host. */
  resolve: (host: string) => Promise<readonly string[]>;
  /** Requests a page from this address alone, which `host` of the page was resolved to. */
  request: (page: URL, address: string, signal: AbortSignal) => Promise<Head>;
}

const maxHeaderBytes = 16 * 1024;

const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  request: (page, address, signal) =>
    new Promise((resolve, reject) => {
      const options = {
        // Not the name: it is not resolved a second time, when it could lead elsewhere.
        host: address,
        servername: page.hostname,
        path: `${page.pathname}${page.search}`,
        headers: { host: page.hostname, accept: 'text/html', 'user-agent': 'language-job-portal website check' },
        agent: false,
        maxHeaderSize: maxHeaderBytes,
        signal,
      } as const;
      const sent = request(options, (answer) => {
        const { statusCode: status = 0, headers } = answer;
        answer.destroy();
        resolve({ status, location: headers.location });
      });
      sent.once('error', reject);
      sent.end();
    }),
};

/** Statuses of a site that is there: also of one that wants no robots, or no visitors without a password. */
const isThere = (status: number): boolean =>
  (status >= 200 && status < 400) || [401, 403, 405, 406, 429].includes(status);

/** The address to connect to; undefined where the host has one that is not public, or a page is not one of a website. */
const addressOf = async (page: URL, resolve: Network['resolve']): Promise<string | undefined> => {
  const { protocol, hostname, port, username, password } = page;
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  // `[::1]` has brackets, and is no name either.
  if (!isPlain || isIP(hostname) !== 0 || hostname.startsWith('[')) return undefined;
  const addresses = await resolve(hostname);
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) return undefined;
  return addresses.find((address) => isIP(address) === 4) ?? addresses[0];
};

/** Rejects when a signal is aborted: looking up a name cannot be ended itself. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** Visits one page after the other, as far as redirects lead. */
async function follow(website: string, { resolve, request }: Network, signal: AbortSignal): Promise<WebsiteOutcome> {
  let page = new URL(website);
  for (let visited = 0; visited <= maxRedirects; visited += 1) {
    const address = await addressOf(page, resolve);
    if (address === undefined) return 'refused';
    const { status, location } = await request(page, address, signal);
    if (status < 300 || status > 399 || location === undefined) return isThere(status) ? 'answers' : 'silent';
    page = new URL(location, page);
  }
  return 'silent';
}

/**
 * Visits a company's website, of which only the beginning of the answer is read, for at most three seconds. Each host is resolved
 * once, and the connection goes to that address: not to a private one, nor after a redirect (docs/decisions/0125-websites.md).
 */
export async function visitWebsite(website: string, network: Network = internet): Promise<WebsiteOutcome> {
  if (!URL.canParse(website)) return 'refused';
  const signal = AbortSignal.timeout(websitePatienceMs);
  try {
    return await Promise.race([follow(website, network, signal), aborted(signal)]);
  } catch {
    return 'silent';
  }
}
