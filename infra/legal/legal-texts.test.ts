import { describe, expect, test } from 'vitest';
import { legalPages } from '#shared/domain/legal-pages.ts';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';
import { type LegalText, parseText, readText } from './parse-text.ts';

const pairs = legalPages.flatMap((page) => interfaceLanguages.map((language) => [page, language] as const));

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** What every language has in common: sections and, block by block, the kind, condition, placeholders and links. */
const shapeOf = ({ sections }: LegalText) =>
  sections.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map(({ kind, needs, text }) => ({
      kind,
      needs,
      placeholders: namesIn(text, /\{([a-zA-Z]+)\}/g).sort(),
      links: namesIn(text, /\]\(([^)]+)\)/g).sort(),
      addresses: namesIn(text, /(https:\/\/[a-z.]+)/g),
      numbers: namesIn(text, /\b(\d{2,})\b/g).sort(),
    })),
  }));

/** Letters that a text of the language must have, where its script is its own. */
const scripts: Partial<Record<InterfaceLanguage, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};

describe('the legal texts', () => {
  test.each(pairs)(
    'of %s in %s have each section, placeholder, link and period of the English one',
    (page, language) => {
      expect(shapeOf(readText(language, page))).toEqual(shapeOf(readText('en', page)));
    },
  );

  test.each(pairs.filter(([, language]) => language !== 'en'))('of %s in %s are translated', (page, language) => {
    const [own, english] = [readText(language, page), readText('en', page)];
    const sentences = ({ title, description, sections }: LegalText) => [
      title,
      description,
      ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(({ text }) => text)]),
    ];
    const wordsOf = (text: string) => text.replaceAll(/\{[^}]*\}/g, '').match(/\p{Letter}{2,}/gu) ?? [];
    const untranslated = sentences(own).filter((text) => wordsOf(text).length > 3 && sentences(english).includes(text));
    expect(untranslated).toEqual([]);
    const script = scripts[language];
    if (script) expect(sentences(own).filter((text) => wordsOf(text).length > 0 && !script.test(text))).toEqual([]);
  });

  test('cover what the laws name', () => {
    const idsOf = (page: (typeof legalPages)[number]) => readText('en', page).sections.map(({ id }) => id);
    expect(idsOf('privacy')).toEqual([
      'controller',
      'summary',
      'purposes',
      'sources',
      'recipients',
      'processors',
      'transfers',
      'periods',
      'ranking',
      'rights',
      'complaints',
      'age',
      'storage',
      'obligation',
      'changes',
    ]);
    expect(idsOf('terms')).toEqual(expect.arrayContaining(['accounts', 'plans', 'moderation', 'ordering', 'law']));
    expect(idsOf('imprint')).toEqual(expect.arrayContaining(['operator', 'contact', 'details']));
    expect(idsOf('refunds')).toEqual(expect.arrayContaining(['full', 'part', 'none', 'how']));
    expect(idsOf('accessibility')).toEqual(expect.arrayContaining(['status', 'exceptions', 'feedback', 'enforcement']));
    expect(idsOf('grievances')).toEqual(expect.arrayContaining(['officer', 'times', 'appeal']));
    expect(idsOf('contact-point')).toEqual(expect.arrayContaining(['authorities', 'users', 'languages', 'notices']));
  });

  test('are refused with a line of no known form', () => {
    const text = '# Title\n> Description\n\n## id | Heading\nText.\n';
    expect(parseText(text).sections).toEqual([
      { id: 'id', heading: 'Heading', blocks: [{ kind: 'paragraph', text: 'Text.' }] },
    ]);
    expect(() => parseText(text.replace('# Title', 'Title'))).toThrow('no known form: Title');
    expect(() => parseText('# Title\n> Description\nText without a section.\n')).toThrow('Text without a section.');
  });
});
