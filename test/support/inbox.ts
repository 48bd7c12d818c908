import { domainToASCII } from 'node:url';
import * as z from 'zod';

const mail = z.object({
  destination: z.object({ to: z.array(z.string()) }),
  subject: z.string(),
  body: z.object({ text: z.string().optional(), html: z.string().optional() }),
  /** Further parts, in Base64. */
  attachments: z.array(z.object({ contentType: z.string(), content: z.string() })).optional(),
});
export type Mail = z.output<typeof mail>;

/**
 * Time from which on mails are read, in seconds since 1970 by the mail service's clock, which tests do not set. The
 * files of vitest share one service, so each reads only mails sent after its own process started. Browser journeys have
 * their own service, which sends its first mails before their worker starts.
 */
const since = process.env.VITEST ? Math.floor(performance.timeOrigin / 1000) : 0;

/** The mail service shows domains in Unicode, which are sent in Punycode. */
const inAscii = (address: string): string =>
  address.toLowerCase().replace(/(?<=@)[^\s>]+/, (domain) => domainToASCII(domain) || domain);

/** The mails that the local mail service at `endpoint` accepted for an address, oldest first. */
export async function inboxOf(endpoint: string, email: string): Promise<Mail[]> {
  const response = await fetch(`${endpoint}/store?since=${since}`);
  const { emails } = z.object({ emails: z.array(mail) }).parse(await response.json());
  return emails.filter(({ destination }) => destination.to.some((to) => inAscii(to).includes(email.toLowerCase())));
}

/** The 6 digits of the latest code mailed to an address, whatever other mails came since, or undefined. */
export async function latestCode(endpoint: string, email: string): Promise<string | undefined> {
  const codes = (await inboxOf(endpoint, email)).map(({ body }) => /\b[0-9]{6}\b/.exec(body.text ?? '')?.[0]);
  return codes.findLast((code) => code !== undefined);
}
