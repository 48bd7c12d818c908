import { afterEach, expect, test, vi } from 'vitest';

/** The settings as a page with this attribute has them. */
const load = async (site: string | undefined) => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: { site } } });
  return import('./site-settings.ts');
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a page without settings has the documented ones', async () => {
  expect({ ...(await load(undefined)) }).toEqual({
    ...{
      siteName: 'Foreign Language Job Portal',
      copyrightYear: '2024',
      defaultLanguage: 'en',
      defaultCurrency: 'USD',
      hasRooms: true,
    },
  });
});

test('a page of a deployment with its own has those', async () => {
  const settings = { name: 'Jobs & Co', since: 2026, language: 'de', currency: 'EUR', rooms: 'off' };
  expect({ ...(await load(JSON.stringify(settings))) }).toEqual({
    ...{ siteName: 'Jobs & Co', copyrightYear: '2026', defaultLanguage: 'de', defaultCurrency: 'EUR', hasRooms: false },
  });
  expect({ ...(await load('{"since":2026}')) }).toMatchObject({ siteName: 'Foreign Language Job Portal' });
});
