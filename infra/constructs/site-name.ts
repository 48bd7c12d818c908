import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { StackConfig } from '../settings/config.ts';

/** Bytes of UTF-8 in an encoded word, which has at most 75 characters (RFC 2047, section 2). */
const maxBytes = 45;

/** A text as encoded words of RFC 2047; no character is split. */
function encodedWords(text: string): string {
  const parts = [''];
  for (const character of text) {
    const last = parts.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > maxBytes) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts.map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join(' ');
}

/**
 * A sender as mails name it (RFC 5322, section 3.4): a name of plain words as it is, one with other signs in quotes, one with
 * letters beyond ASCII encoded.
 * @param name without quotes and backslashes, which the settings refuse
 */
export function senderOf(name: string, address: string): string {
  if (/^[A-Za-z0-9 ]+$/.test(name)) return `${name} <${address}>`;
  return /^[ -~]+$/.test(name) ? `"${name}" <${address}>` : `${encodedWords(name)} <${address}>`;
}

/** Tells a function the name and the default language of the site, where the stage has its own. */
export function nameSite(target: LambdaFunction, { site }: StackConfig): void {
  if (site?.defaultLanguage !== undefined) target.addEnvironment('SITE_LANGUAGE', site.defaultLanguage);
  if (site?.name !== undefined) target.addEnvironment('SITE_NAME', site.name);
}
