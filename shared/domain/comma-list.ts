/** The commas of Latin, Arabic and CJK keyboards: nobody changes the keyboard for a list of words. */
const comma = /[,،、，]/;

/** The words of a list that a person typed with commas between them: trimmed, without empty ones. */
export const wordsOfList = (text: string): string[] =>
  text
    .split(comma)
    .map((word) => word.trim())
    .filter((word) => word !== '');
