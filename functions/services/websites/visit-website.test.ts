import { expect, test, vi } from 'vitest';
import { type Head, type Network, visitWebsite } from './visit-website.ts';

const publicAddress = '93.184.216.34';

/** A network with hosts and pages; everything else is not there. */
const networkOf = (hosts: Record<string, string[]>, pages: Record<string, Partial<Head>> = {}) => {
  const request = vi.fn(async (page: URL, _address: string, _signal: AbortSignal): Promise<Head> => {
    const answer = pages[page.href];
    if (!answer) throw new Error('ECONNREFUSED');
    return { status: 200, location: undefined, ...answer };
  });
  const resolve = vi.fn(async (host: string) => {
    const addresses = hosts[host];
    if (!addresses) throw new Error('ENOTFOUND');
    return addresses;
  });
  return { resolve, request } satisfies Network;
};

const one = { 'lima.example': [publicAddress] };

test.each([200, 204, 301, 401, 403, 429])('a website that answers %i is there', async (status) => {
  expect(await visitWebsite('https://lima.example', networkOf(one, { 'https://lima.example/': { status } }))).toBe(
    'answers',
  );
});

test.each([404, 410, 500, 503])('a website that answers %i is not', async (status) => {
  expect(await visitWebsite('https://lima.example', networkOf(one, { 'https://lima.example/': { status } }))).toBe(
    'silent',
  );
});

test.each(['https://gone.example', 'https://lima.example/closed'])('%s does not answer', async (website) => {
  expect(await visitWebsite(website, networkOf(one))).toBe('silent');
});

test.each([
  'http://lima.example',
  'https://lima.example:8443',
  'https://user:secret@lima.example',
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f.1',
  'https://[::1]',
  'https://93.184.216.34',
  'ftp://lima.example',
  'file:///etc/passwd',
  'no address',
])('%s is not visited, nor looked up', async (website) => {
  const network = networkOf(one);
  expect(await visitWebsite(website, network)).toBe('refused');
  expect(network.resolve).not.toHaveBeenCalled();
  expect(network.request).not.toHaveBeenCalled();
});

test.each([['169.254.169.254'], ['10.0.0.7'], ['::1'], ['fd00:ec2::254']])(
  'a name of the private address %s is not visited, nor with a public one beside it',
  async (address) => {
    for (const addresses of [[address], [publicAddress, address]]) {
      const network = networkOf({ 'lima.example': addresses });
      expect(await visitWebsite('https://lima.example', network)).toBe('refused');
      expect(network.request).not.toHaveBeenCalled();
    }
  },
);

test('a name is resolved once, and the connection goes to that address, whatever it leads to later', async () => {
  const network = networkOf(one, { 'https://lima.example/': {} });
  network.resolve.mockResolvedValueOnce([publicAddress]).mockResolvedValue(['127.0.0.1']);
  expect(await visitWebsite('https://lima.example', network)).toBe('answers');
  expect(network.resolve).toHaveBeenCalledTimes(1);
  expect(network.request.mock.calls[0]?.slice(0, 2)).toEqual([new URL('https://lima.example/'), publicAddress]);
});

test.each([
  ['http://lima.example/'],
  ['https://inside.example/'],
  ['https://169.254.169.254/latest/meta-data/'],
  ['//inside.example/admin'],
])('a redirect to %s is not followed', async (location) => {
  const network = networkOf(
    { ...one, 'inside.example': ['192.168.0.1'] },
    { 'https://lima.example/': { status: 302, location } },
  );
  expect(await visitWebsite('https://lima.example', network)).toBe('refused');
  expect(network.request).toHaveBeenCalledTimes(1);
});

test('a redirect to another public site is followed, and a ring of them ends', async () => {
  const hosts = { ...one, 'www.lima.example': ['2606:2800:220:1::1', publicAddress] };
  const there = { 'https://lima.example/': { status: 301, location: 'https://www.lima.example/en' } };
  expect(
    await visitWebsite('https://lima.example', networkOf(hosts, { ...there, 'https://www.lima.example/en': {} })),
  ).toBe('answers');
  const ring = networkOf(one, { 'https://lima.example/': { status: 302, location: '/' } });
  expect(await visitWebsite('https://lima.example', ring)).toBe('silent');
  expect(ring.request).toHaveBeenCalledTimes(4);
});

test('a website that does not answer is left after three seconds', async () => {
  const timeout = new AbortController();
  const spied = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const network = networkOf(one);
  network.resolve.mockReturnValue(new Promise(() => undefined));
  const visit = visitWebsite('https://lima.example', network);
  timeout.abort(new Error('too late'));
  expect(await visit).toBe('silent');
  expect(spied).toHaveBeenCalledWith(3_000);
  spied.mockRestore();
});
