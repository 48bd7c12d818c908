import type { Range } from './folded.ts';

// Telephone numbers in a folded text, whose digits are 0 to 9. Numbers that prose has (years, dates, times, amounts, lists)
// stay, when a run of digits consists of them.

const minDigits = 7;
const year = '(?:19|20)\\d\\d';
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const month = '(?:0?[1-9]|1[0-2])';
const time = '(?:[01]?\\d|2[0-4])[:.][0-5]\\d';

/** Numbers with a form of their own, the longest first. */
const plainItem = new RegExp(
  [
    `${day}[./-]${month}[./-](?:19|20)?\\d\\d`,
    `${year}[./-]${month}(?:[./-]${day})?`,
    `${month}[./-]${year}`,
    `${year}/\\d\\d`,
    `[1-9]\\d{2,4}(?:-\\d{1,2})?:${year}`,
    year,
    time,
    // Amounts below a milliard, as the world and as India separates them; with spaces only when they are round.
    "[1-9]\\d{0,2}(?:[.,']\\d{3}){1,2}(?:[.,]\\d{1,2})?",
    '[1-9]\\d?(?:,\\d\\d){0,2},\\d{3}(?:\\.\\d{1,2})?',
    '[1-9]\\d{0,2}(?: \\d{3})? \\d00',
    '[1-9]\\d{1,5}00',
  ]
    .map((item) => `(?:${item})(?!\\d)`)
    .join('|'),
  'y',
);
/** Small numbers and decimals, which only a list separates clearly. */
const listItem = /[1-9]\d{0,2}(?:[.,]\d{1,2})?(?:-[1-9]\d{0,2}(?:[.,]\d{1,2})?)?(?!\d)/y;
const separator = /[^0-9]{1,6}/y;
const listSeparator = /^[\s%\p{Sc}]{0,3}(?:[,;]\s|\n)[\s•*\p{Sc}-]{0,5}$/u;

interface Item extends Range {
  isPlain: boolean;
  value: number;
}

/** How much of a text a sticky pattern matches at a place; 0 for nothing. */
export const lengthAt = (pattern: RegExp, text: string, place: number): number => {
  pattern.lastIndex = place;
  return pattern.exec(text)?.[0].length ?? 0;
};

const isDigit = (character: string | undefined) => character !== undefined && character >= '0' && character <= '9';

/** The number of prose that starts at a place and ends where its digits end. */
function itemAt(text: string, start: number): Item | undefined {
  for (const [pattern, isPlain] of [[plainItem, true] as const, [listItem, false] as const]) {
    const length = lengthAt(pattern, text, start);
    if (length > 0) {
      const digits = text.slice(start, start + length);
      return { start, end: start + length, isPlain, value: Number.parseFloat(digits) };
    }
  }
  return undefined;
}

/** The numbers of prose from a place on, as far as they follow each other as in prose. */
function itemsFrom(text: string, { start, end }: Range): Item[] {
  const items: Item[] = [];
  for (let place = start; place < end; ) {
    const item = itemAt(text, place);
    const before = items.at(-1);
    if (!item || item.end > end || (before && !mayFollow(text, before, item))) break;
    items.push(item);
    place = item.end + lengthAt(separator, text, item.end);
  }
  return items;
}

/** Lists of small numbers ascend; groups of a telephone number seldom do. */
function mayFollow(text: string, before: Item, item: Item): boolean {
  const between = text.slice(before.end, item.start);
  if (before.isPlain && item.isPlain) return !/^[.:']$/.test(between);
  const isApart = listSeparator.test(between);
  return isApart && (before.isPlain || item.isPlain || before.value <= item.value || /[;\n]/.test(between));
}

const digitsIn = (text: string) => text.replaceAll(/[^0-9]/g, '').length;

/** What of a run of digits is a telephone number: nothing if all of it is prose, else without the prose at its start. */
function phoneIn(text: string, run: Range): Range | undefined {
  const items = itemsFrom(text, run);
  const last = items.at(-1);
  const isInternational =
    !text.slice(run.start, run.end).includes(',') && /\+\(?$/.test(text.slice(Math.max(0, run.start - 2), run.start));
  if (last?.end === run.end && !isInternational && !isSingleDigits(text, run)) return undefined;
  const cut = items.findLastIndex(
    ({ isPlain, end }) => isPlain && listSeparator.test(/^[^0-9]{0,6}/.exec(text.slice(end, end + 6))?.[0] ?? ''),
  );
  const start = cut < 0 ? run.start : nextDigit(text, items[cut]?.end ?? run.start);
  const phone = { start: signBefore(text, start), end: run.end };
  return digitsIn(text.slice(phone.start, phone.end)) >= minDigits ? phone : undefined;
}

const isSingleDigits = (text: string, { start, end }: Range) => !/[0-9]{2}/.test(text.slice(start, end));

function nextDigit(text: string, from: number): number {
  let place = from;
  while (place < text.length && !isDigit(text[place])) place += 1;
  return place;
}

/** The start of a number with its `+` or `(`, as in `+(49)`. */
function signBefore(text: string, start: number): number {
  let place = start;
  while (place > 0 && start - place < 3 && /[+(]/.test(text[place - 1] ?? '')) place -= 1;
  return place;
}

const letterOrAt = /[\p{L}@]/u;

/** Runs of digits with anything but letters between them. */
export function digitRuns(text: string): Range[] {
  const runs: Range[] = [];
  let run: Range | undefined;
  for (let place = 0; place < text.length; place += 1) {
    if (isDigit(text[place])) {
      run = { start: run?.start ?? place, end: place + 1 };
    } else if (run && letterOrAt.test(text[place] ?? '')) {
      runs.push(run);
      run = undefined;
    }
  }
  return run ? [...runs, run] : runs;
}

const chineseDigits = /[零〇一二三四五六七八九幺](?:[\s-]?[零〇一二三四五六七八九幺]){6,}/g;

/** Telephone numbers of a folded text, in linear time. */
export const phoneNumbers = (text: string): Range[] => [
  ...digitRuns(text).flatMap((run) =>
    digitsIn(text.slice(run.start, run.end)) < minDigits ? [] : (phoneIn(text, run) ?? []),
  ),
  ...Array.from(text.matchAll(chineseDigits), ({ 0: { length }, index }) => ({ start: index, end: index + length })),
];

/** How far apart two digits of the own number may be, whatever is between them. */
const maxGap = 12;

/** One's own number, whatever is between its digits: words, signs, line ends. `national` are its digits. */
export function ownNumber(text: string, national: string): Range[] {
  if (national.length < minDigits) return [];
  const places = Array.from(text.matchAll(/[0-9]/g), ({ index }) => index);
  const digits = places.map((place) => text[place]).join('');
  const found: Range[] = [];
  for (let at = digits.indexOf(national); at >= 0; at = digits.indexOf(national, at + national.length)) {
    const own = places.slice(at, at + national.length);
    const isNear = own.every((place, index) => index === 0 || place - (own[index - 1] ?? 0) <= maxGap);
    if (isNear) found.push({ start: own[0] ?? 0, end: (own.at(-1) ?? 0) + 1 });
  }
  return found;
}
