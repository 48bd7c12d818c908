/** The longest message, in UTF-16 units. */
export const maxMessageLength = 4_000;

/** The two sides of a thread: a company, with all its colleagues, and a candidate. */
export const threadSides = ['recruiter', 'candidate'] as const;
export type ThreadSide = (typeof threadSides)[number];

/** The other side of a thread. */
export const otherSide = (side: ThreadSide): ThreadSide => (side === 'recruiter' ? 'candidate' : 'recruiter');

/** Characters of the latest message that a list shows. */
export const excerptLength = 160;

/** Seconds between two looks at an open thread. */
export const threadPollSeconds = 10;
