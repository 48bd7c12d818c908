/**
 * The address that a badly typed or copied one means: `/jobs/7` for `/jobs/7/`, `/jobs/7).` and `/jobs/7%E3%80%82`. No address
 * of the site ends with a mark: up to 20 are left out, any ASCII one, as it is or percent-encoded, and beyond ASCII spaces,
 * quotes, dashes and the marks of Arabic, Devanagari, Chinese and Japanese in UTF-8. The result begins with exactly one slash, so
 * that it never names another host.
 *
 * It refers to nothing outside itself: the edge's functions contain its text (`infra/constructs/canonical-redirect.ts`).
 * @param path percent-encoded, without query
 */
export function canonicalPath(path: string): string {
  const mark =
    /(?:[^A-Za-z0-9%]|%0[9AD]|%2[0-9A-F]|%3[A-F]|%40|%5[B-F]|%60|%7[B-F]|%C2%(?:A[0B]|BB)|%D8%(?:8C|9[BF])|%DB%94|%E0%A5%A[45]|%E2%80%[89AB][0-9A-F]|%E2%81%[89A][0-9A-F]|%E3%80%[89AB][0-9A-F]|%EF%BB%BF|%EF%BC%(?:8[1-9A-F]|9[A-F]|A0|B[B-F])|%EF%BD%(?:80|9[B-F]|A[0-5]))$/i;
  const longestMark = 9;
  let end = path.length;
  for (let marks = 0; marks < 20; marks += 1) {
    const found = mark.exec(path.slice(Math.max(0, end - longestMark), end));
    if (!found) break;
    end -= found[0].length;
  }
  return path.slice(0, end).replace(/^[/\\\s]*/, '/');
}
