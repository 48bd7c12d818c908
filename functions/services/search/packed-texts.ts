// A list of texts in a field of an embedded index: one text, with each of them between two line ends.

/** Null without any: most documents have none. */
export const packTexts = (texts: readonly string[]): string | null =>
  texts.length === 0 ? null : `\n${texts.join('\n')}\n`;

export const hasText = (packed: string, text: string): boolean => packed.includes(`\n${text}\n`);
