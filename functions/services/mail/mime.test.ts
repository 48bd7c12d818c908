import { expect, test } from 'vitest';
import { mimeMessage } from './mime.ts';

const mail = {
  from: 'Portal <no-reply@portal.example>',
  to: 'ana@mail.example',
  subject: 'News',
  text: 'Plain',
  html: '<p>Rich</p>',
  headers: { 'List-Unsubscribe': '<https://portal.example/stop>' },
};

/** The header lines, unfolded. */
const headersOf = (raw: string) => (raw.split('\r\n\r\n')[0] ?? '').replaceAll('\r\n ', ' ').split('\r\n');

test('contains its headers, each on one line', () => {
  expect(headersOf(mimeMessage(mail))).toEqual([
    'From: Portal <no-reply@portal.example>',
    'To: ana@mail.example',
    'List-Unsubscribe: <https://portal.example/stop>',
    'Subject: =?UTF-8?B?TmV3cw==?=',
    'MIME-Version: 1.0',
    expect.stringMatching(/^Content-Type: multipart\/alternative; boundary="part-[0-9a-f-]{36}"$/),
  ]);
});

test.each(['Ümläut ₹ 日本語 😀 '.repeat(12), 'A\r\nBcc: all@mail.example', 'x\r\n\r\n--part-1'])(
  'creates no header, part or long line from %j',
  (text) => {
    const raw = mimeMessage({ ...mail, subject: text, text: text.repeat(30), html: text });
    expect(headersOf(raw)).toHaveLength(6);
    for (const line of raw.split('\r\n')) expect(line).toMatch(/^[\x20-\x7E]{0,120}$/);
    expect(raw.match(/^Content-Transfer-Encoding/gm)).toHaveLength(2);
  },
);

test.each([
  { to: 'a@mail.example\r\nBcc: b@mail.example' },
  { from: 'Pörtal <a@mail.example>' },
  { headers: { 'List-Unsubscribe': '<https://portal.example>\r\nBcc: b@mail.example' } },
])('refuses %j in a header', (part) => {
  expect(() => mimeMessage({ ...mail, ...part })).toThrow(TypeError);
});
