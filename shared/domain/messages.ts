/** The longest message, in UTF-16 units. */
export const maxMessageLength = 4_000;

/** How many files a message may have. */
export const maxMessageFiles = 3;
/** The longest name of such a file, in UTF-16 units. */
export const maxFileName = 120;

/** The two sides of a thread: a company, with all its colleagues, and a candidate. */
export const threadSides = ['recruiter', 'candidate'] as const;
export type ThreadSide = (typeof threadSides)[number];

/** The other side of a thread. */
export const otherSide = (side: ThreadSide): ThreadSide => (side === 'recruiter' ? 'candidate' : 'recruiter');

/** Characters of the latest message that lists show, and that the thread stores. */
const shownExcerptLength = 160;
export const storedExcerptLength = 240;

/**
 * The beginning of a message as lists show it. Redaction sees more than is shown: an address or number that the end of the stored part
 * cuts, and that is therefore not recognised, is not shown either.
 */
export function excerptOf(stored: string, redact: (text: string) => string): string {
  const shown = redact(stored);
  const isCut = stored.length >= storedExcerptLength;
  const end = isCut ? shown.length - (storedExcerptLength - shownExcerptLength) : shown.length;
  return shown.slice(0, Math.max(0, Math.min(shownExcerptLength, end)));
}

/** Seconds between two looks at an open thread. */
export const threadPollSeconds = 10;
