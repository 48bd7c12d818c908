import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { namerOf } from '#shared/domain/languages/language-name.ts';
import matchExample from '#shared/locales/en/screens/matchExample.json';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { readTestTable } from '#test/support/language-table.ts';
import { markupOf, textOf } from '#test/support/markup-of.tsx';
import { computeMatchExample } from '#test/support/match-example.ts';
import { loadCatalogues, setLanguage } from '#web/lib/i18n.ts';
import { MatchExample } from './match-example.tsx';

const { languages } = await readTestTable();

beforeEach(() => vi.stubGlobal('document', { documentElement: {} }));
afterEach(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
});

describe('the example of a match', () => {
  it.each(interfaceLanguages)('says in %s what the match says', async (language) => {
    await loadCatalogues(['matches']);
    await setLanguage(language);
    const path = new URL(`../../../../shared/locales/${language}/screens/matchExample.json`, import.meta.url);
    const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    const names = Object.fromEntries(languages.map(({ tag, names }) => [tag, names[language]]));
    const computed = computeMatchExample(language, namerOf(names));
    expect(Object.keys(computed)).toHaveLength(17);
    expect(texts).toMatchObject(computed);
  });

  it('shows what is stated, what is required, and each result with its reason', () => {
    const text = textOf(markupOf(<MatchExample />, { matchExample }));
    for (const said of Object.values(matchExample)) expect(text).toContain(said);
  });
});
