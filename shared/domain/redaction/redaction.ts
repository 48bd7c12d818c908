import { type Folded, foldTyped, type Range } from './folded.ts';
import { handles } from './handles.ts';
import { hide } from './hide.ts';
import { hosts } from './hosts.ts';
import type { Identity } from './masking.ts';
import { ownNumber, phoneNumbers } from './numbers.ts';
import { ownNamesOf } from './own-names.ts';
import { plainAddresses } from './plain-addresses.ts';
import { spelledAddresses } from './spelled-addresses.ts';
import { tokensOf } from './tokens.ts';

/** Contacts of a folded text. Everything is found in the same text, so nothing that is hidden breaks what is next to it. */
function contacts(typed: string, folded: Folded, isOwn?: (label: string) => boolean): Range[] {
  const { text } = folded;
  const tokens = tokensOf(text);
  const typedAt = (part: Range) => {
    const { start, end } = folded.typed(part);
    return typed.slice(start, end);
  };
  return [
    ...plainAddresses(tokens),
    ...spelledAddresses(tokens),
    ...hosts(text, typedAt, isOwn),
    ...handles(text, tokens),
    ...phoneNumbers(text),
  ];
}

/**
 * Redacts all e-mail addresses, phone numbers, links, hosts and user names from a free text. Years, dates and amounts
 * stay, and so does the text around them, letter by letter.
 */
export function redactContacts(typed: string): string {
  const folded = foldTyped(typed);
  return hide(typed, contacts(typed, folded).map(folded.typed));
}

/**
 * Returns a function that redacts one person's free texts: contacts as in `redactContacts`, and the person's own name,
 * e-mail name and phone number. Parts of the name are redacted as whole words, in the spellings, transliterations and
 * inflections of `namePattern`. The second parameter of the returned function, `isExempt`, exempts words although they are
 * part of the name. Linear in the text's length.
 */
export function redactorFor(identity: Identity): (text: string, isExempt?: (word: string) => boolean) => string {
  const own = ownNamesOf(identity);
  return (typed, isExempt = () => false) => {
    if (typed === '') return typed;
    const folded = foldTyped(typed);
    const ranges = [
      ...contacts(typed, folded, own.isIn),
      ...ownNumber(folded.text, own.national),
      ...own.ranges(typed, folded, isExempt),
    ];
    return hide(typed, ranges.map(folded.typed));
  };
}
