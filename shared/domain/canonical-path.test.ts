import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

const marks = [
  ...[
    '/',
    '//',
    '.',
    ',',
    ';',
    ':',
    '!',
    ')',
    ']',
    '}',
    "'",
    '"',
    '*',
    '**',
    '_',
    '~',
    '|',
    '\\',
    '@',
    '&',
    '=',
    '+',
    '$',
  ],
  ...['>', '>,', ').', ')**', '`', '...', '/.', ')/', '-', '–', '—', '…', '”', '“', '’', '‘', '»', '«', '›'],
  ...['。', '、', '，', '」', '』', '）', '】', '！', '？', '；', '：', '｡', '،', '؛', '؟', '۔', '।', '॥'],
  ...[' ', '\u00A0', '\u3000', '\u200B', '\u200F', '\u2060', '\uFEFF', '\t', '\n', '\r\n'],
];

/** As the parts of an address are sent: browsers leave some ASCII marks as they are, mail programs encode them all. */
const spellings = (text: string): string[] => {
  const encoded = [...text].map((character) =>
    /[\x21-\x7E]/.test(character)
      ? `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
      : encodeURIComponent(character),
  );
  return [encodeURI(text), encoded.join(''), encoded.join('').toLowerCase()];
};

test.each(marks)('leaves out %j after a path, in every spelling', (mark) => {
  for (const end of spellings(mark)) {
    for (const path of ['/jobs/7', '/recruiter/profile/12', '/login', '/subscription/plans', '/unsubscribe']) {
      expect(canonicalPath(path + end)).toBe(path);
    }
  }
});

test.each([
  ...[
    '/',
    '/jobs',
    '/jobs/7',
    '/job/7/applicants',
    '/robots.txt',
    '/sitemap-1.xml',
    '/assets/app-1_a.js',
    '/favicon.ico',
  ],
  ...[
    '/jobs/x',
    '/jobs/%D9%A7',
    '/jobs/%EF%BC%97',
    '/jobs/%E3%81%82',
    '/jobs/caf%C3%A9',
    '/jobs/7%41',
    '/jobs/7%',
    '/a.b/c',
  ],
])('changes nothing of %s', (path) => {
  expect(canonicalPath(path)).toBe(path);
});

test.each([
  ['//evil.example', '/evil.example'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example/..', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['\\\\evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['//', '/'],
  ['/jobs/', '/jobs'],
  ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
  ['', '/'],
])('stays on the same host: %j is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test('is bounded: it leaves out 20 marks, and takes no longer for more', () => {
  expect(canonicalPath(`/jobs/7${')'.repeat(20)}`)).toBe('/jobs/7');
  expect(canonicalPath(`/jobs/7${')'.repeat(8_000)}`)).toHaveLength('/jobs/7'.length + 7_980);
});
