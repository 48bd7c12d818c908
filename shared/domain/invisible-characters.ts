// Characters without a shape of their own: direction marks, joiners, fillers, selectors and tags. Some are needed where
// their script or an emoji gives them a function (Unicode Standard, chapter 23; UTS 51); everywhere else they only hide.

/** One or more invisible characters. Line and paragraph separators are no part of them. */
const invisibleRun = () => /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]+/gu;

/** Scripts whose letters join or stack, so that joiners change their form. */
const joining =
  'Arab|Syrc|Mong|Nkoo|Mand|Mani|Phlp|Adlm|Rohg|Sogd|Phag|Deva|Beng|Guru|Gujr|Orya|Taml|Telu|Knda|Mlym|Sinh|Khmr|Mymr|Tibt|Java|Bali|Sund|Cham|Lana|Mtei|Cakm|Newa|Gran|Tirh|Kthi|Sylo|Limb|Modi|Shrd|Takr';
/** Scripts without spaces, in which U+200B marks where a line may break. */
const spaceless = 'Thai|Laoo|Khmr|Mymr|Tale|Talu|Lana|Tavt|Java|Bali';
const scriptsOf = (names: string) => `[${names.replaceAll(/\w{4}\|?/g, (name) => `\\p{scx=${name.slice(0, 4)}}`)}]`;

const letterOf = (names: string) => new RegExp(`^(?=[\\p{L}\\p{M}])${scriptsOf(names)}`, 'u');

// Patterns of scripts are made at their first use: together they would take 2 ms of each function's start.
let ofJoining: RegExp | undefined;
function isOfJoining(letter: string): boolean {
  ofJoining ??= letterOf(joining);
  return ofJoining.test(letter);
}
let ofSpaceless: RegExp | undefined;
function isOfSpaceless(letter: string): boolean {
  ofSpaceless ??= letterOf(spaceless);
  return ofSpaceless.test(letter);
}
const isMongolian = (letter: string) => /^(?=\p{L})\p{scx=Mong}/u.test(letter);
const isHebrewMark = (letter: string) => /^(?=\p{M})\p{scx=Hebr}/u.test(letter);
const isSelectable = (letter: string) => /^[\p{Unified_Ideograph}\p{scx=Mymr}\p{scx=Phag}]/u.test(letter);
const isEmoji = (letter: string) =>
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator})/u.test(letter);
const jamo = /^[\u1100-\u11FF\uA960-\uA97C\uD7B0-\uD7FB]/u;
const keycap = /^[0-9#*]/;
const blackFlag = '\u{1F3F4}';

const joiner = /[\u200C\u200D]/;
const emojiLinks = /^([\uFE0E\uFE0F]?)(\u200D?)/;
/** The tags of a flag such as Scotland's: a region by its letters, and the end. */
const flagTags = /^[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}/u;
const selectors = /^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u;

/** What stays of an emoji's run: its selector, the joiner to a next emoji, or a flag's tags. */
function emojiPart(run: string, before: string, after: string): string {
  const [tags] = before === blackFlag ? (flagTags.exec(run) ?? []) : [];
  if (tags) return tags;
  const [, selector = '', link = ''] = emojiLinks.exec(run) ?? [];
  return selector + (isEmoji(after) ? link : '');
}

/** What stays of a run of invisible characters between two visible ones (or the text's ends, as empty texts). */
function functionalPart(run: string, before: string, after: string): string {
  if (isEmoji(before)) return emojiPart(run, before, after);
  if (keycap.test(before)) return run.startsWith('\uFE0F') && after === '\u20E3' ? '\uFE0F' : '';
  const [selector = ''] = isSelectable(before) ? (selectors.exec(run) ?? []) : [];
  return selector || letterPart(run, before, after);
}

/** What stays between letters: one joiner, break mark, filler or vowel separator. A joiner may also end a form alone. */
function letterPart(run: string, before: string, after: string): string {
  if (isMongolian(before)) return /[\u180B-\u180F]/.exec(run)?.[0] ?? joinerPart(run, before, after);
  if (jamo.test(before) || jamo.test(after)) return /[\u115F\u1160]+/.exec(run)?.[0].slice(0, 2) ?? '';
  if (isHebrewMark(before) && isHebrewMark(after)) return /\u034F/.exec(run)?.[0] ?? '';
  const breaks = isOfSpaceless(before) && isOfSpaceless(after);
  return breaks && run.includes('\u200B') ? '\u200B' : joinerPart(run, before, after);
}

function joinerPart(run: string, before: string, after: string): string {
  const [first = ''] = joiner.exec(run) ?? [];
  const joins = [before, after].filter(isOfJoining).length;
  return joins === 2 || (joins === 1 && first === '\u200D') ? first : '';
}

const characterBefore = (text: string, end: number): string => [...text.slice(Math.max(0, end - 2), end)].at(-1) ?? '';

function characterAt(text: string, start: number): string {
  const code = text.codePointAt(start);
  return code === undefined ? '' : String.fromCodePoint(code);
}

/**
 * A text without its invisible characters, but for those that have a function where they are: joiners between letters
 * of scripts that join, U+200B in scripts without spaces, selectors and tags of emoji and ideographs. Linear time.
 */
export const dropInvisible = (text: string): string =>
  text.search(invisibleRun()) < 0
    ? text
    : text.replaceAll(invisibleRun(), (run: string, offset: number) =>
        functionalPart(run, characterBefore(text, offset), characterAt(text, offset + run.length)),
      );

/** A text without any invisible character, for comparisons. */
export const withoutInvisible = (text: string): string => text.replaceAll(invisibleRun(), '');
