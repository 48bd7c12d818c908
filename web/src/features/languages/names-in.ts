/** More names than this are no answer to "your language", and each is resolved by a call. */
const maxNames = 4;

/** What separates the names of languages in a list, in the scripts of the site's languages. */
const separators = /[,;/|+&·•،؛、，；\n]/u;

/** The names of languages that a typed text may hold: the whole text first, then its parts where it is a list. */
export function namesIn(text: string): string[] {
  const whole = text.trim();
  if (whole === '') return [];
  const parts = whole.split(separators).map((part) => part.trim());
  const named = parts.filter((part) => part !== '' && part !== whole);
  return [whole, ...new Set(named)].slice(0, maxNames + 1);
}
