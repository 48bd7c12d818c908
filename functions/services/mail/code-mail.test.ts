import { expect, test } from 'vitest';
import { purposes } from '#functions/entities/one-time-code/one-time-code.ts';
import { codeMail } from './code-mail.ts';

test.each(purposes)('contains one run of 6 digits, the code, in both parts for %s', (purpose) => {
  const mail = codeMail(purpose, '012345', 'https://portal.example/');
  for (const part of [mail.text, mail.html]) expect(part.match(/\b[0-9]{6}\b/g)).toEqual(['012345']);
  expect(mail.subject).not.toMatch(/[\r\n0-9]/);
});

test('escapes the site’s address', () => {
  const { html } = codeMail('candidate', '012345', 'https://portal.example/?a="><script>&b');
  expect(html).not.toContain('<script>');
  expect(html).toContain('?a=&quot;&gt;&lt;script&gt;&amp;b');
});
