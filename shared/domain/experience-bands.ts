import { foldText } from './fold-text.ts';

/** Bands of a candidate's years of experience, each from a number of years on. */
export const experienceBands = ['0-1', '2-4', '5-9', '10+'] as const;
export type ExperienceBand = (typeof experienceBands)[number];
const starts = [0, 2, 5, 10];

/** Nobody works longer; a greater number is a year, such as in "since 2010". */
const mostYears = 60;

/** The value of a decimal digit of any script: the ten digits of a script follow each other, from zero on. */
function digitValue(digit: string): number {
  let zero = Number(digit.codePointAt(0));
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && Number(digit.codePointAt(0)) - zero < 9) zero -= 1;
  return Number(digit.codePointAt(0)) - zero;
}

/** The band of the years that a free text names first, or undefined if it names none. */
export function experienceBand(text: string): ExperienceBand | undefined {
  const [found] = /\p{Nd}+/u.exec(foldText(text)) ?? [];
  if (found === undefined) return undefined;
  const years = [...found].reduce((sum, digit) => 10 * sum + digitValue(digit), 0);
  if (years > mostYears) return undefined;
  return experienceBands[starts.findLastIndex((start) => years >= start)];
}
