import { siteName } from '#functions/platform/env.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { readTexts } from '#shared/locales/read-texts.ts';
import { oneLine } from './clean-values.ts';
import { composeMail, linkPart, type Mail, paragraph, senderPart } from './mail-page.ts';

const texts = readTexts('mails/colleague');

export interface ColleagueInvitation {
  /** Names of the owner who invites and of the company, as they typed them. */
  inviter: string;
  company: string;
  language: InterfaceLanguage;
  /** The site's address, and the page on which the invitation is accepted. */
  siteUrl: string;
  invitationUrl: string;
  /** How many days the invitation is open. */
  days: number;
}

/** The mail that invites a colleague to a company, as plain text and as HTML. Its link gives no right: a code to the same address does. */
export function colleagueMail({ language, siteUrl, invitationUrl, days, ...typed }: ColleagueInvitation): Mail {
  const say = texts(language);
  const [inviter, company, product] = [oneLine(typed.inviter), oneLine(typed.company), siteName()];
  const apart = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;
  return composeMail(
    say('subject', { product }),
    [
      paragraph(
        say('message', { inviter, company, product }),
        say('message', { inviter: apart(inviter), company: apart(company), product: escapeHtml(product) }),
      ),
      paragraph(say('advice', { days })),
      linkPart(say('action'), invitationUrl),
      paragraph(say('unexpected')),
      senderPart(siteUrl),
    ],
    language,
    siteUrl,
  );
}
