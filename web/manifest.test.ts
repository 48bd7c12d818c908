import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { routeAt } from './src/config/links.ts';

const fileOf = (path: string) => readFile(fileURLToPath(new URL(`public${path}`, import.meta.url)));
const manifest = JSON.parse(String(await fileOf('/site.webmanifest')));
const page = String(await readFile(fileURLToPath(new URL('index.html', import.meta.url))));

/** Width and height of a PNG, from its header. */
const sizeOf = async (path: string) => {
  const png = await fileOf(path);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
};

test('the site can be installed: it has a name, a start page, a window of its own and the icons that browsers ask for', async () => {
  expect(page).toContain('<link rel="manifest" href="/site.webmanifest" />');
  expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone', short_name: 'Language Jobs' });
  const pngs = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pngs.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of pngs) expect(await sizeOf(src), src).toBe(sizes);
});

test('its start page and shortcuts are screens of the site', () => {
  for (const path of [manifest.start_url, ...manifest.shortcuts.map(({ url }: { url: string }) => url)]) {
    expect(routeAt(path), path).toBeDefined();
  }
});

test('iOS has an icon of the size that it shows', async () => {
  expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />');
  expect(await sizeOf('/apple-touch-icon.png')).toBe('180x180');
});
