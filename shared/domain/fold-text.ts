const accents = /[\u0300-\u036F]/g;

/** A text without case and accents, for searching: `Zürich` and `zurich` are the same. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replaceAll(accents, '').toLowerCase().replaceAll('ß', 'ss').trim();

/** Whether `text` contains `folded` (made by `foldText`) whatever the case and accents; an empty one is contained. */
export const includesFolded = (text: string, folded = ''): boolean => folded === '' || foldText(text).includes(folded);
