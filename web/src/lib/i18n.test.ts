import { afterEach, expect, test, vi } from 'vitest';
import { loadCatalogues, setLanguage, t } from './i18n.ts';

afterEach(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
});

test('texts that a screen requests while the language changes are shown in the new language', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const change = setLanguage('de');
  await loadCatalogues(['unsubscribe']);
  await change;
  expect(t('unsubscribe.confirm')).toBe('E-Mails abbestellen');
});
