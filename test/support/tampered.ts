/** The text with a different first character. */
export const tampered = (text: string): string => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
