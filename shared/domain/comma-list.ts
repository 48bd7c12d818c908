/** The commas of Latin, Arabic and CJK keyboards. */
const comma = /[,،、，]/;

/** The words of a comma-separated list: trimmed, without empty ones. */
export const wordsOfList = (text: string): string[] =>
  text
    .split(comma)
    .map((word) => word.trim())
    .filter((word) => word !== '');
