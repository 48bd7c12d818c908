import { mailProviders as providers } from '#shared/domain/mail-providers.ts';

/** In shorter domains one edit leads to another domain that exists. */
const minLength = 8;

/** Endings that no domain has, because they are `.com` with a typo. */
const wrongEnding = /\.(?:con|cmo|ocm|vom|xom|comm|coom|cim)$/;

/** Whether one letter was added, left out, replaced or swapped with its neighbour. */
function isOneEdit(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let end = 0;
  const shared = Math.min(typed.length, meant.length) - start;
  while (end < shared && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const [left, right] = [typed, meant].map((text) => text.slice(start, text.length - end)) as [string, string];
  if (left.length <= 1 && right.length <= 1) return left !== right;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** The address that was probably meant, where its domain looks like a typo of a common one; otherwise undefined. */
export function likelyEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const typed = email.slice(at + 1);
  if (at < 1 || providers.has(typed)) return undefined;
  const domain = typed.replace(wrongEnding, '.com');
  const near = [...providers].filter((each) => each.length >= minLength && isOneEdit(domain, each));
  const [meant = domain] = providers.has(domain) ? [domain] : near;
  return meant === typed ? undefined : `${email.slice(0, at)}@${meant}`;
}
