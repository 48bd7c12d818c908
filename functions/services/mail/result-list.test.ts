import { expect, test } from 'vitest';
import { resultList } from './result-list.ts';

const siteUrl = 'https://portal.example';
const attack = 'Job<script>alert(1)</script>"&\r\nhttps://evil.example ‮';

test('a result is a line with its texts, and a link to its page', () => {
  const { text, html } = resultList([{ texts: ['Interpreter', 'Lima', ''], link: '/jobs/5' }], siteUrl);
  expect(text).toBe('- Interpreter · Lima\n  https://portal.example/jobs/5');
  expect(html).toContain('<a href="https://portal.example/jobs/5" style="color:#1a4d8f"><bdi>Interpreter</bdi></a>');
  expect(html).toContain('· <bdi>Lima</bdi></li>');
});

test('a result without a page of its own has no link', () => {
  const { text, html } = resultList([{ texts: ['Translator', 'Pune'] }], siteUrl);
  expect(text).toBe('- Translator · Pune');
  expect(html).not.toContain('<a ');
});

test('ten results are listed at most', () => {
  const many = Array.from({ length: 11 }, (_, nth) => ({ texts: [`Job ${nth}`] }));
  const { text, html } = resultList(many, siteUrl);
  expect(text.split('\n')).toHaveLength(10);
  expect(html.match(/<li/g)).toHaveLength(10);
});

test('what people typed becomes neither markup, nor a line, a direction or a link', () => {
  const { text, html } = resultList([{ texts: [attack, 'Lima'], link: '/jobs/5' }], siteUrl);
  expect(text.split('\n')).toHaveLength(2);
  for (const part of [text, html]) expect(part).not.toMatch(/evil|\u202E|\r/);
  expect(html).not.toContain('<script');
});
