import { toAsciiDigits } from './clean-text.ts';
import { dropInvisible } from './invisible-characters.ts';

/** Why a text is no address that mail can be sent to. */
export type EmailProblem = 'email_invalid' | 'email_name_not_ascii' | 'email_domain_invalid';

/** The domain of an e-mail address, in lower case; the whole text where it has no `@`. */
export const mailDomain = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** A dot-atom, the part before the `@` (RFC 5321, 4.1.2); quoted strings are not accepted. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** A domain name of several labels, the last one of letters or in Punycode. */
const domainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;
/** These would make a URL of more than a host. */
const isNoHost = (domain: string) => /[\p{Cc}\s/\\?#:@%[\]<>(),;"]/u.test(domain);
const limits = { local: 64, whole: 254, typed: 512 };

/** Full-width forms of ASCII characters, as typed with a Japanese or Chinese keyboard. */
const fullWidth = /[\uFF01-\uFF5E]/g;
const offset = 0xfee0;
const narrow = (text: string): string =>
  text.replaceAll(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - offset));

const inBrackets = /^[^<>]*<([^<>]*)>[\s,;.]*$/;
const mailLink = /^mailto:([^?]*)/i;

/** A text without percent-encoding; unchanged where it has a broken one. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address in `Name <address>` or `mailto:address?subject=...`, or the text itself. */
function addressIn(text: string): string {
  const inner = inBrackets.exec(text)?.[1]?.trim() ?? text.replace(/[,;.]+$/, '');
  const linked = mailLink.exec(inner)?.[1];
  return linked === undefined ? inner : decoded(linked);
}

/** A domain in its ASCII form (UTS 46, as browsers resolve it), or undefined. */
function asciiDomain(domain: string): string | undefined {
  if (isNoHost(domain) || !URL.canParse(`http://${domain}`)) return undefined;
  const { hostname } = new URL(`http://${domain}`);
  return domainName.test(hostname) && hostname.length < limits.whole ? hostname : undefined;
}

/**
 * The canonical form of a typed or pasted e-mail address, by which one address has one account: in lower case, in ASCII,
 * without invisible characters, with an internationalised domain in Punycode. Linear time.
 * @returns the address, at most 254 characters (RFC 5321), or why the text is none
 */
export function readEmail(text: string): { email: string } | { problem: EmailProblem } {
  if (text.length > limits.typed) return { problem: 'email_invalid' };
  const address = addressIn(narrow(dropInvisible(text)).trim());
  const at = address.lastIndexOf('@');
  const local = toAsciiDigits(address.slice(0, Math.max(0, at))).toLowerCase();
  const domain = asciiDomain(address.slice(at + 1));
  if (at < 1 || /[\s@]/.test(local)) return { problem: 'email_invalid' };
  if (/[^\0-\x7F]/.test(local)) return { problem: 'email_name_not_ascii' };
  if (domain === undefined) return { problem: 'email_domain_invalid' };
  const email = `${local}@${domain}`;
  const isValid = localPart.test(local) && local.length <= limits.local && email.length <= limits.whole;
  return isValid ? { email } : { problem: 'email_invalid' };
}
