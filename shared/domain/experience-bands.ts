import { toAsciiDigits } from './clean-text.ts';
import { foldText } from './fold-text.ts';

/** Bands of a candidate's years of experience, each from a number of years on. */
export const experienceBands = ['0-1', '2-4', '5-9', '10+'] as const;
export type ExperienceBand = (typeof experienceBands)[number];
const starts = [0, 2, 5, 10];

/** No one works longer; a greater number is a year, such as in "since 2010". */
const maxYears = 60;

/** The band of the years that a free text names first, or undefined if it names none. */
export function experienceBand(text: string): ExperienceBand | undefined {
  const [found] = /[0-9]+/.exec(toAsciiDigits(foldText(text))) ?? [];
  if (found === undefined) return undefined;
  const years = Number(found);
  if (years > maxYears) return undefined;
  return experienceBands[starts.findLastIndex((start) => years >= start)];
}
