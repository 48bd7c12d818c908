import { siteName } from '#functions/platform/env.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';
import { oneLine } from './clean-values.ts';
import { composeMail, linkPart, type Mail, paragraph, senderPart } from './mail-page.ts';
import { noticeTexts } from './mail-texts.ts';

export interface InvitationContent {
  /** Name of the admin who created the account, which they typed themselves; null once their account is gone. */
  inviter: string | null;
  language: InterfaceLanguage;
  /** The site's address. */
  siteUrl: string;
}

/** The mail that invites a new admin, as plain text and as HTML. It holds neither code nor token: its link is the sign-in. */
export function invitationMail({ inviter, language, siteUrl }: InvitationContent): Mail {
  const say = noticeTexts(language);
  const message = (shown: string) => say('invitation.message', { inviter: shown, product: siteName() });
  const name = inviter === null ? '' : oneLine(inviter);
  return composeMail(
    say('invitation.subject', { product: siteName() }),
    [
      name === ''
        ? paragraph(say('invitation.messageWithoutName', { product: siteName() }))
        : paragraph(message(name), message(`<bdi>${escapeHtml(name)}</bdi>`)),
      paragraph(say('invitation.advice')),
      linkPart(say('invitation.action'), `${siteUrl}/admin/login`),
      paragraph(say('invitation.unexpected')),
      senderPart(siteUrl),
    ],
    language,
    siteUrl,
  );
}
