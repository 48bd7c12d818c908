import { randomUUID } from 'node:crypto';

/** What mail programs take over into the reader's calendar (RFC 5546 and 6047). */
export interface MailedCalendar {
  method: 'REQUEST' | 'CANCEL';
  /** Its iCalendar text. */
  content: string;
}

export interface MimeMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar?: MailedCalendar | undefined;
  /** Further headers by name, ASCII. */
  headers: Readonly<Record<string, string>>;
}

/** Most bytes of text in one encoded word: with its frame it stays within 75 characters (RFC 2047). */
const wordBytes = 45;
const lineCharacters = 76;

/**
 * A mail with a plain and an HTML part, and perhaps a calendar, as it goes over the wire (RFC 5322, 2045 and 2047), in ASCII. Subject and parts
 * are encoded whole, so that nothing in them can become a header or a part.
 * @throws TypeError for an address or header that is not plain ASCII on one line
 */
export function mimeMessage({ from, to, subject, text, html, calendar, headers }: MimeMail): string {
  const boundary = `part-${randomUUID()}`;
  const part = (type: string, content: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=UTF-8`,
    'Content-Transfer-Encoding: base64',
    '',
    folded(Buffer.from(content)),
  ];
  const given = Object.entries({ From: from, To: to, ...headers });
  return [
    ...given.map(([name, value]) => `${name}: ${plain(value)}`),
    `Subject: ${encodedWords(subject)}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', text),
    ...part('text/html', html),
    ...(calendar ? part(`text/calendar; method=${calendar.method}`, calendar.content) : []),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function plain(value: string): string {
  if (!/^[\x20-\x7E]*$/.test(value)) throw new TypeError('A header of a mail must be plain ASCII on one line.');
  return value;
}

const folded = (bytes: Buffer): string =>
  bytes.toString('base64').replaceAll(new RegExp(`.{${lineCharacters}}(?=.)`, 'g'), '$&\r\n');

/** Whole characters in each word: a reader decodes every word by itself. */
function encodedWords(text: string): string {
  const words = [''];
  for (const character of text) {
    const grown = `${words.at(-1)}${character}`;
    if (Buffer.byteLength(grown) > wordBytes) words.push(character);
    else words[words.length - 1] = grown;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}
