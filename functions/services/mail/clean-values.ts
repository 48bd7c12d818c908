import { linkFree } from './link-free.ts';
import type { Values } from './mail-catalogue.ts';

/** The longest that a mail shows of one value. */
const longest = 200;

/** Control characters and bidirectional overrides would let a value change how the rest reads. */
const unsafe = /[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** A text that people typed, on one line and without anything that acts. */
export const oneLine = (text: string): string =>
  linkFree(text.replaceAll(unsafe, ' ').trim().slice(0, longest).toWellFormed());

export const cleaned = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : oneLine(value)]),
  );
