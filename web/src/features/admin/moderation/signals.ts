import type { WaitingRecruiter } from '#shared/contracts/moderation.ts';
import { mailDomain } from '#shared/domain/email-address.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { mailProviders } from '#shared/domain/mail-providers.ts';

// What speaks for or against a waiting recruiter, from what the queue has of them: hints for an admin, who decides.

type Compared = Pick<WaitingRecruiter, 'id' | 'email' | 'phone' | 'company_name' | 'website'>;

const hostOf = (website: string): string =>
  URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, '') : '';

const isWithin = (name: string, domain: string): boolean => name === domain || name.endsWith(`.${domain}`);

/** How the mail's domain relates to the website's: one may be within the other. */
export const mailSignal = (recruiter: Compared): 'same' | 'other' | 'provider' | 'none' => {
  const domain = mailDomain(recruiter.email);
  if (mailProviders.has(domain)) return 'provider';
  const host = hostOf(recruiter.website);
  if (host === '') return 'none';
  return isWithin(host, domain) || isWithin(domain, host) ? 'same' : 'other';
};

export type Likeness = 'company' | 'phone' | 'domain';

const likenessOf = (one: Compared, other: Compared): Likeness | undefined => {
  if (foldText(one.company_name) === foldText(other.company_name)) return 'company';
  if (one.phone === other.phone) return 'phone';
  const domain = mailDomain(one.email);
  return domain === mailDomain(other.email) && !mailProviders.has(domain) ? 'domain' : undefined;
};

/** The others of the queue with the same company name, telephone number or mail domain, a few of them. */
export const alikeIn = <Item extends Compared>(
  recruiter: Item,
  queue: readonly Item[],
): { other: Item; by: Likeness }[] =>
  queue
    .flatMap((other) => {
      const by = other.id === recruiter.id ? undefined : likenessOf(recruiter, other);
      return by ? [{ other, by }] : [];
    })
    .slice(0, 3);
