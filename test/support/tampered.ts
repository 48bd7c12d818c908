/** The same text with its first character changed to another one. */
export const tampered = (text: string): string => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
