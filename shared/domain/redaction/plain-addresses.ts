import { isProvider } from './address-words.ts';
import { isEnding } from './domain-endings.ts';
import type { Range } from './folded.ts';
import { isUnspaced, pastSpace, type Token } from './tokens.ts';

type Tokens = readonly Token[];
type Step = 1 | -1;

/** Signs that end an address; the others may be part of it. */
const ends = /^[\s@<>()[\],;:"'“”„«»、。，；：！？]$/u;
/** Longest address, in tokens: 254 characters (RFC 5321, section 4.5.3.1). */
const maxTokens = 254;

/** The place of the last token of a run of address signs; the one before `first` when there is none. */
function runEnd(tokens: Tokens, first: number, step: Step): number {
  const start = tokens[first];
  let place = first;
  for (let count = 0; count < maxTokens; count += 1, place += step) {
    const token = tokens[place];
    if (token === undefined || token.kind === 'space' || (token.kind === 'sign' && ends.test(token.text))) break;
    // In a text without spaces, an address of Latin letters ends where another script begins.
    if (isUnspaced(token) && place !== first && start && !isUnspaced(start)) break;
  }
  let last = place - step;
  while (tokens[last]?.kind === 'sign' && last !== first - step) last -= step;
  return last;
}

const opening = new Set(['(', '[', '{']);
const closing = new Set([')', ']', '}']);

/** The tokens beside an `@`: those that touch it, or past the spaces or brackets around it. */
function sides(tokens: Tokens, place: number): { left: number; right: number; isApart: boolean } {
  const left = pastSpace(tokens, place - 1, -1);
  const right = pastSpace(tokens, place + 1, 1);
  if (opening.has(tokens[left]?.text ?? '') && closing.has(tokens[right]?.text ?? '')) {
    return { left: pastSpace(tokens, left - 1, -1), right: pastSpace(tokens, right + 1, 1), isApart: false };
  }
  if (left !== place - 1 && right !== place + 1) return { left, right, isApart: false };
  return { left, right, isApart: left !== place - 1 || right !== place + 1 };
}

/** Endings after a space and a dot, or a Chinese full stop: `bo @ mail . example`. */
function spacedEndings(tokens: Tokens, last: number): number {
  let place = last;
  for (let count = 0; count < 3; count += 1) {
    const dot = pastSpace(tokens, place + 1, 1);
    const label = pastSpace(tokens, dot + 1, 1);
    const ending = tokens[label]?.text ?? '';
    const isSpaced = tokens[dot]?.text === '.' && dot !== place + 1 && /^\p{L}{2,10}$/u.test(ending);
    if (!isSpaced && !(tokens[dot]?.text === '。' && isEnding(ending))) break;
    place = label;
  }
  return place;
}

/** `me@mail.example`, also with spaces or brackets around the `@`, or the user name of a network: `@anna_speaks`. */
function atSign(tokens: Tokens, place: number): Range | undefined {
  const { left, right, isApart } = sides(tokens, place);
  const last = runEnd(tokens, right, 1);
  const first = runEnd(tokens, left, -1);
  const [hasLocal, hasDomain] = [first <= left, last >= right];
  const domain = tokens[last];
  const sign = tokens[place];
  if (!hasDomain || !domain || !sign) return undefined;
  const end = Math.max(domain.end, spacedRange(tokens, last));
  const isWhole = hasLocal && (!isApart || isEnding(domain.text) || isProvider(domain.text));
  if (isWhole) return { start: (tokens[first] ?? sign).start, end };
  const isName = right === place + 1 && end - sign.start > 2 && !/[\p{L}\p{N}]$/u.test(tokens[place - 1]?.text ?? '');
  return isName ? { start: sign.start, end } : undefined;
}

function spacedRange(tokens: Tokens, last: number): number {
  const further = spacedEndings(tokens, last);
  return further === last ? 0 : (tokens[further]?.end ?? 0);
}

/** Addresses with an `@`. No token is part of more than two of them, so the time is linear. */
export const plainAddresses = (tokens: Tokens): Range[] =>
  tokens.flatMap(({ text }, place) => (text === '@' ? (atSign(tokens, place) ?? []) : []));
