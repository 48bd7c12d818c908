/**
 * Whether one text becomes the other by one edit: a character more, one less, another one, or two neighbours swapped
 * (optimal string alignment). Equal texts are not.
 */
export function isOneEdit(left: string, right: string): boolean {
  const [a, b] = [[...left], [...right]];
  if (Math.abs(a.length - b.length) > 1) return false;
  const from = a.findIndex((character, place) => character !== b[place]);
  if (from === -1) return b.length > a.length;
  const isSame = (first: number, second: number) => a.slice(first).join('') === b.slice(second).join('');
  if (a.length > b.length) return isSame(from + 1, from);
  if (a.length < b.length) return isSame(from, from + 1);
  const isSwapped = a[from] === b[from + 1] && a[from + 1] === b[from];
  return isSame(from + 1, from + 1) || (isSwapped && isSame(from + 2, from + 2));
}
