import { cleanLine } from '#shared/domain/clean-text.ts';
import type { Values } from '#shared/locales/say.ts';
import { linkFree } from './link-free.ts';

/** The longest that a mail shows of one value. */
const longest = 200;

/** Would let a value change how the rest reads, as direction marks would, which `cleanLine` drops. */
const controls = /\p{Cc}+/gu;

/** A text that people typed, on one line and without anything that acts. */
export const oneLine = (text: string): string =>
  linkFree(cleanLine(text).replaceAll(controls, ' ').trim().slice(0, longest).toWellFormed());

export const cleaned = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : oneLine(value)]),
  );
