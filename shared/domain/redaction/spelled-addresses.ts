import {
  type AtKind,
  atKindOf,
  dotWords,
  isArticle,
  isEnglishDot,
  isProvider,
  isProviderWithEnding,
  phraseKind,
  phraseLength,
  startsPhrase,
} from './address-words.ts';
import { isEnding, isSpelledEnding, isStrongEnding } from './domain-endings.ts';
import type { Range } from './folded.ts';
import { pastSpace, type Token } from './tokens.ts';

type Tokens = readonly Token[];
type Step = 1 | -1;

const opening = '([{<«【「『〔';
const closing = ')]}>»】」』〕';
const pairs = (from: string, to: string) => new Map([...from].map((sign, place) => [sign, to.charAt(place)]));
const brackets: Readonly<Record<Step, ReadonlyMap<string, string>>> = {
  1: pairs(opening, closing),
  [-1]: pairs(closing, opening),
};
const dotSigns = new Set(['.', '。', '•', '·', '∙', '・']);

/** What separates two labels of a domain: where the next label is, and how the dot is written. */
interface Dot {
  next: number;
  isSpelled: boolean;
  isEnglish: boolean;
  /** A dot with a space before it, or another sign without spaces: with them it is a bullet. */
  isDisguised: boolean;
}

const isDot = ({ text, kind }: Token) => (kind === 'sign' ? dotSigns : dotWords).has(text);

/** A place in brackets, as `(at)`: the token in them, and the first one past them. */
function inBrackets(tokens: Tokens, place: number, step: Step): { inner: Token; next: number } | undefined {
  const open = pastSpace(tokens, place, step);
  const close = brackets[step].get(tokens[open]?.text ?? '');
  if (close === undefined) return undefined;
  const inside = pastSpace(tokens, open + step, step);
  const end = pastSpace(tokens, inside + step, step);
  const inner = tokens[inside];
  return inner && tokens[end]?.text === close ? { inner, next: pastSpace(tokens, end + step, step) } : undefined;
}

/** The dot that follows a label, in the direction of reading or against it. */
function readDot(tokens: Tokens, place: number, step: Step): Dot | undefined {
  const sign = tokens[pastSpace(tokens, place, step)];
  if (sign === undefined || sign.kind === 'space') return undefined;
  const isBracket = sign.kind === 'sign' && brackets[step].has(sign.text);
  const found = isBracket ? bracketedDot(tokens, place, step) : openDot(tokens, place, step);
  return found && tokens[found.next]?.kind === 'label' ? found : undefined;
}

function bracketedDot(tokens: Tokens, place: number, step: Step): Dot | undefined {
  const found = inBrackets(tokens, place, step);
  return found && isDot(found.inner)
    ? { next: found.next, isSpelled: true, isEnglish: true, isDisguised: false }
    : undefined;
}

function openDot(tokens: Tokens, place: number, step: Step): Dot | undefined {
  const at = pastSpace(tokens, place, step);
  const dot = tokens[at];
  if (dot === undefined || !isDot(dot)) return undefined;
  const next = pastSpace(tokens, at + step, step);
  const hasSpace = { near: at !== place, far: next !== at + step };
  if (dot.kind === 'sign') {
    const [before, after] = step === 1 ? [hasSpace.near, hasSpace.far] : [hasSpace.far, hasSpace.near];
    // A dot with a space only after it ends a sentence.
    const isDisguised = dot.text === '.' ? before : !(before || after);
    return after && !before ? undefined : { next, isSpelled: false, isEnglish: false, isDisguised };
  }
  return { next, isSpelled: true, isEnglish: isEnglishDot(dot.text), isDisguised: false };
}

/** Labels joined by dots: their places in the direction of reading, and the dots between them. */
interface Labels {
  places: number[];
  dots: Dot[];
}
const maxDots = 4;

function readLabels(tokens: Tokens, first: number, step: Step): Labels {
  const found: Labels = { places: [first], dots: [] };
  for (let place = first; found.dots.length < maxDots; ) {
    const dot = readDot(tokens, place + step, step);
    if (dot === undefined) break;
    found.dots.push(dot);
    found.places.push(dot.next);
    place = dot.next;
  }
  return found;
}

const textAt = (tokens: Tokens, place: number | undefined) => tokens[place ?? -1]?.text ?? '';
const endsKnown = (tokens: Tokens, { places, dots }: Labels) =>
  dots.length > 0 && isEnding(textAt(tokens, places.at(-1)));

/** A mail provider, with its ending where one is needed. */
function isAtProvider(tokens: Tokens, domain: Labels): boolean {
  const label = textAt(tokens, domain.places[0]);
  return isProvider(label) || (isProviderWithEnding(label) && endsKnown(tokens, domain));
}

const isSpelled = ({ dots }: Labels) => dots.some((dot) => dot.isSpelled);

const isAddress: Record<AtKind, (tokens: Tokens, domain: Labels) => boolean> = {
  sign: (tokens, domain) => domain.dots.length > 0 || isAtProvider(tokens, domain),
  english: (tokens, domain) =>
    isAtProvider(tokens, domain) ||
    domain.dots.some(({ isEnglish }) => isEnglish) ||
    (isSpelled(domain) && isSpelledEnding(textAt(tokens, domain.places.at(-1)), true)),
  preposition: (tokens, domain) =>
    isSpelled(domain) && (isAtProvider(tokens, domain) || isSpelledEnding(textAt(tokens, domain.places.at(-1)), true)),
};

/** An `@` in words: what it needs, and the first tokens before and after it. */
interface SpelledAt {
  kind: AtKind | 'bracketed';
  before: number;
  after: number;
}

function readBracketedAt(tokens: Tokens, place: number): SpelledAt | undefined {
  const bracketed = inBrackets(tokens, place, 1);
  if (!bracketed) return undefined;
  const { inner, next } = bracketed;
  const kind = inner.text === '@' ? 'sign' : atKindOf(inner.text);
  const before = pastSpace(tokens, place - 1, -1);
  return kind && { kind: kind === 'preposition' ? kind : 'bracketed', before, after: next };
}

function readAt(tokens: Tokens, place: number): SpelledAt | undefined {
  const { text = '', kind } = tokens[place] ?? {};
  if (kind === 'sign') return readBracketedAt(tokens, place);
  if (kind !== 'label') return undefined;
  const length = startsPhrase(text) ? phraseLength([0, 2, 4, 6].map((offset) => textAt(tokens, place + offset))) : 0;
  const read = length > 0 ? phraseKind(text) : atKindOf(text);
  const last = place + Math.max(0, length - 1) * 2;
  return read && { kind: read, before: pastSpace(tokens, place - 1, -1), after: pastSpace(tokens, last + 1, 1) };
}

const rangeOf = (tokens: Tokens, first: number, last: number): Range => ({
  start: tokens[first]?.start ?? 0,
  end: tokens[last]?.end ?? 0,
});

/** `bo at gmail dot com`, `bo (at) mail.example`, `bo arroba correo punto es`, `boアットマークgmailドットcom`. */
function addressAt(tokens: Tokens, place: number): Range | undefined {
  const at = readAt(tokens, place);
  if (!at || tokens[at.before]?.kind !== 'label' || tokens[at.after]?.kind !== 'label') return undefined;
  const domain = readLabels(tokens, at.after, 1);
  const isRead =
    at.kind === 'bracketed' || (!isArticle(textAt(tokens, at.after)) && isAddress[at.kind](tokens, domain));
  if (!isRead) return undefined;
  const local = readLabels(tokens, at.before, -1);
  return rangeOf(tokens, local.places.at(-1) ?? at.before, domain.places.at(-1) ?? at.after);
}

const bubble = /^(?:bubble|boom|bust|crash|crisis|era|years?|companies|company|industry|domains?|blase)$/;

/** Whether a host may be read from a label on: the last spelled or disguised dot decides. */
function mayStartHost(tokens: Tokens, place: number): boolean {
  const at = pastSpace(tokens, place + 1, 1);
  const next = tokens[at];
  if (next === undefined) return false;
  if (next.kind === 'label') return dotWords.has(next.text);
  return brackets[1].has(next.text) || (isDot(next) && (at > place + 1 || next.text !== '.'));
}

/** Whether a dot and the ending after it are those of a host. Other signs are dots within Latin letters only. */
function isHostEnding(tokens: Tokens, { isSpelled, isEnglish, next }: Dot): boolean {
  const ending = textAt(tokens, next);
  if (isSpelled) return isSpelledEnding(ending, isEnglish);
  const sign = textAt(tokens, pastSpace(tokens, next - 1, -1));
  if (sign === '.') return isSpelledEnding(ending, true);
  const isWithin = tokens[next - 1]?.text === sign && /^[a-z0-9_-]{2,}$/.test(textAt(tokens, next - 2));
  return isWithin && (sign === '。' ? isStrongEnding(ending) : isSpelledEnding(ending, true));
}

/** `annaschmidt dot com`, `anna [dot] example`, `annaschmidt . com`, `annaschmidt。com`. */
function hostAt(tokens: Tokens, place: number): Range | undefined {
  const { text = '', kind } = tokens[place] ?? {};
  if (kind !== 'label' || !mayStartHost(tokens, place) || isArticle(text)) return undefined;
  const labels = readLabels(tokens, place, 1);
  const last = labels.places.at(-1) ?? place;
  const dot = labels.dots.findLast(({ isSpelled, isDisguised }) => isSpelled || isDisguised);
  if (!dot || !isHostEnding(tokens, { ...dot, next: last }) || bubble.test(textAt(tokens, last + 2))) return undefined;
  return rangeOf(tokens, readLabels(tokens, place, -1).places.at(-1) ?? place, last);
}

/** `bo-at-gmail-dot-com` in one label. */
function hyphenated({ text, kind, start, end }: Token): Range | undefined {
  if (kind !== 'label' || !/[_-]/.test(text)) return undefined;
  const parts = text.split(/[_-]+/);
  const at = parts.findIndex((part, place) => place > 0 && atKindOf(part) !== undefined);
  return at > 0 && parts.slice(at + 2).some((part) => dotWords.has(part)) ? { start, end } : undefined;
}

/** E-mail addresses and hosts in words. Each place reads a bounded number of tokens, so the time is linear. */
export const spelledAddresses = (tokens: Tokens): Range[] =>
  tokens.flatMap((token, place) => {
    if (token.kind === 'space') return [];
    return addressAt(tokens, place) ?? hostAt(tokens, place) ?? hyphenated(token) ?? [];
  });
