/**
 * A certificate's number for comparisons: without case, width, spaces and dashes, which are copied differently from one
 * document. Null without a number.
 */
export function foldCertificateNumber(number: string | null | undefined): string | null {
  const folded = (number ?? '')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '');
  return folded === '' ? null : folded;
}
