import type { Range } from './folded.ts';
import {
  ambiguous,
  announcing,
  announcingSigns,
  joining,
  messengers,
  naming,
  ordinary,
  owning,
  places,
  reached,
  separators,
  split,
  splitStarts,
  tools,
  unspacedNames,
  verbs,
} from './handle-words.ts';
import { lengthAt } from './numbers.ts';
import { pastSpace, type Token } from './tokens.ts';

// User names of messengers and networks without an `@`: `telegram: bo_speaks`, `my skype id is bo.smith`, `微信号bo123`. The
// names of messengers are also words of work (`WhatsApp support`), so something must announce a user name, or it must look
// like one.

type Tokens = readonly Token[];

const maxAnnouncing = 8;
const shape = /^[\p{L}\p{M}\p{N}_+-]+$/u;

/** A user name from a label on, with the dots within it and the number after it (`bo#1234`). */
function nameAt(tokens: Tokens, first: number): { last: number; text: string } | undefined {
  if (tokens[first]?.kind !== 'label') return undefined;
  let last = first;
  while (last - first < 8 && tokens[last + 1]?.text === '.' && shape.test(tokens[last + 2]?.text ?? '')) last += 2;
  if (tokens[last + 1]?.text === '#' && /^\p{N}{3,5}$/u.test(tokens[last + 2]?.text ?? '')) last += 2;
  return {
    last,
    text: tokens
      .slice(first, last + 1)
      .map(({ text }) => text)
      .join(''),
  };
}

/** A letter and a digit, underscore or inner dot. */
const looksLikeName = (text: string) => text.length >= 4 && /\p{L}/u.test(text) && /[\p{N}_]|\p{L}\.\p{L}/u.test(text);

/** Where a user name may be, and what is before it: a word such as `id`, a sign, a verb or dash, a word such as `as`. */
interface Announced {
  first: number;
  isNamed: boolean;
  isSigned: boolean;
  isVerb: boolean;
  isNaming: boolean;
}

/** Where a user name could be after the last token of a messenger, past what announces it. */
function afterMessenger(tokens: Tokens, place: number): Announced {
  const found: Announced = { first: place + 1, isNamed: false, isSigned: false, isVerb: false, isNaming: false };
  for (let count = 0; count < maxAnnouncing; count += 1, found.first += 1) {
    const { kind, text } = tokens[found.first] ?? { kind: 'space', text: '\n' };
    if (text.includes('\n')) break;
    if (announcing.has(text)) found.isNamed = true;
    else if (announcingSigns.has(text)) found.isSigned = true;
    else if (verbs.has(text) || (text === '-' && tokens[found.first - 1]?.kind === 'space')) found.isVerb = true;
    else if (naming.has(text)) found.isNaming = true;
    else if (kind !== 'space' && !separators.has(text) && text !== '-') break;
  }
  return found;
}

/** A messenger's name, and its last token. */
interface Named {
  name: string;
  last: number;
}
const maxParts = 3;

/** A name in parts: `whats app`, `what's app`, `tele-gram`. */
function splitMessengerAt(tokens: Tokens, place: number): Named | undefined {
  let name = '';
  let last = place;
  for (let part = 0; part < maxParts; part += 1) {
    const { text = '' } = tokens[last] ?? {};
    name += text.includes('-') || text.includes('_') ? text.replaceAll(/[-_]/g, '') : text;
    if (split.has(name)) return { name, last };
    if (!splitStarts.has(name) || !/^(?:\s|['’`‘])$/u.test(tokens[last + 1]?.text ?? '')) return undefined;
    last += 2;
  }
  return undefined;
}

function messengerAt(tokens: Tokens, place: number): Named | undefined {
  const { kind, text: name } = tokens[place] ?? { kind: 'space', text: '' };
  if (kind !== 'label') return undefined;
  return splitMessengerAt(tokens, place) ?? (isMessenger(name) || tools.has(name) ? { name, last: place } : undefined);
}

const isMessenger = (text: string) => messengers.has(text) || ambiguous.has(text);

/** Whether a clause ends here. */
function isClauseEnd(tokens: Tokens, place: number): boolean {
  const token = tokens[pastSpace(tokens, place, 1)];
  return (
    token === undefined || (tokens[place]?.text.includes('\n') ?? false) || /^[.,;!?)\]|/、。，；]$/u.test(token.text)
  );
}

/** Whether a clause begins here, or a word that says whose name follows. */
function startsClause(tokens: Tokens, place: number): boolean {
  const before = tokens[pastSpace(tokens, place - 1, -1)];
  return (
    before === undefined ||
    (before.kind === 'sign' && !(before.text === ',' && places.has(tokens[place]?.text ?? ''))) ||
    (tokens[place - 1]?.text.includes('\n') ?? false) ||
    owning.has(before.text)
  );
}
/** Whether a person can be reached on the messenger: `find me on telegram`, `on telegram`. */
function isReached(tokens: Tokens, place: number): boolean {
  const at = pastSpace(tokens, place - 1, -1);
  if (!joining.has(tokens[at]?.text ?? '')) return false;
  const before = tokens[pastSpace(tokens, at - 1, -1)];
  if (before === undefined || before.kind === 'sign' || reached.has(before.text)) return true;
  return tokens[at - 1]?.text.includes('\n') ?? false;
}

/** Short names before a path: `fb/bospeaks`. Longer ones are listed with a slash, as in `WhatsApp/phone`. */
const isPath = (tokens: Tokens, { name, last }: Named) => name.length <= 3 && tokens[last + 1]?.text === '/';

function following(tokens: Tokens, place: number, messenger: Named): Range | undefined {
  const { first, isNamed, isSigned, isVerb, isNaming } = afterMessenger(tokens, messenger.last);
  const name = nameAt(tokens, first);
  if (!name || isMessenger(name.text) || name.text.length < 2) return undefined;
  const range = { start: tokens[first]?.start ?? 0, end: tokens[name.last]?.end ?? 0 };
  const isTool = tools.has(messenger.name);
  const isAnnounced = isNamed || (isSigned && !isTool);
  const isCertain = messengers.has(messenger.name);
  const isLikely = isAnnounced || (isVerb && !isTool) || (isCertain && name.text.length >= 5);
  if (looksLikeName(name.text) && isLikely) return range;
  if (ordinary.has(name.text) || /^\p{N}+$/u.test(name.text)) return undefined;
  if (isAnnounced && isCertain) return range;
  if (!isClauseEnd(tokens, name.last + 1)) return undefined;
  if (isAnnounced) return startsClause(tokens, place) ? range : undefined;
  if (!isCertain || name.text.length < 3) return undefined;
  if (isNaming) return isReached(tokens, place) ? range : undefined;
  return (isVerb || isPath(tokens, messenger)) && startsClause(tokens, place) ? range : undefined;
}

/** `bo_speaks on telegram`, `bo_speaks (Telegram)`. */
function preceding(tokens: Tokens, place: number): Range | undefined {
  let before = place - 1;
  for (let count = 0; count < 4; count += 1, before -= 1) {
    const { kind, text } = tokens[before] ?? {};
    if (kind !== 'space' && text !== '(' && text !== ',' && !(kind === 'label' && joining.has(text ?? ''))) break;
  }
  const last = tokens[before];
  if (last?.kind !== 'label') return undefined;
  let first = before;
  while (before - first < 8 && tokens[first - 1]?.text === '.' && tokens[first - 2]?.kind === 'label') first -= 2;
  const text = tokens
    .slice(first, before + 1)
    .map((token) => token.text)
    .join('');
  return looksLikeName(text) && !/^\p{N}/u.test(text) ? { start: tokens[first]?.start ?? 0, end: last.end } : undefined;
}

const unspacedName = new RegExp(unspacedNames.toSorted((a, b) => b.length - a.length).join('|'), 'g');
/** What may be between the name of a messenger and a user name, and the user name. */
const announcers = /\s?(?:id|号|號|账号|帳號|아이디|アカウント|は|는|是)/y;
const colon = /\s?[:=]/y;
const latinName = /\s?[a-z0-9][a-z0-9_.-]{2,31}/y;

/** `微信号bo123`: in texts without spaces, Latin letters after the name of a messenger are a user name. */
const unspacedHandles = (text: string): Range[] =>
  Array.from(text.matchAll(unspacedName)).flatMap(({ 0: { length }, index }) => {
    let start = index + length;
    start += lengthAt(announcers, text, start);
    start += lengthAt(colon, text, start);
    const end = start + lengthAt(latinName, text, start);
    const name = text.slice(start, end).trimStart();
    return name === '' || /^[0-9]{1,4}$/.test(name) ? [] : { start: end - name.length, end };
  });

/** User names that a messenger's name announces. Each place reads a bounded number of tokens. */
export const handles = (text: string, tokens: Tokens): Range[] => [
  ...unspacedHandles(text),
  ...tokens.flatMap((_, place) => {
    const messenger = messengerAt(tokens, place);
    if (!messenger) return [];
    const before = tools.has(messenger.name) ? undefined : preceding(tokens, place);
    return [following(tokens, place, messenger) ?? [], before ?? []].flat();
  }),
];
