import { escapeHtml } from '#functions/platform/html.ts';
import type { InterfaceLanguage } from '#shared/domain/interface-languages.ts';
import { oneLine } from './clean-values.ts';
import { composeMail, linkPart, type Mail, paragraph, senderPart } from './mail-page.ts';
import { textsIn } from './mail-texts.ts';

export interface InvitationContent {
  /** Name of the admin who created the account, which they typed themselves; null once their account is gone. */
  inviter: string | null;
  language: InterfaceLanguage;
  /** The site's address. */
  siteUrl: string;
}

/** The mail that invites a new admin, as plain text and as HTML. It holds neither code nor token: its link is the sign-in. */
export function invitationMail({ inviter, language, siteUrl }: InvitationContent): Mail {
  const texts = textsIn(language);
  const { subject, message, messageWithoutName, advice, action, unexpected } = texts.invitation;
  const name = inviter === null ? '' : oneLine(inviter);
  return composeMail(
    subject,
    [
      paragraph(texts.greeting),
      name === '' ? paragraph(messageWithoutName) : paragraph(message(name), message(`<bdi>${escapeHtml(name)}</bdi>`)),
      paragraph(advice),
      linkPart(action, `${siteUrl}/admin/login`),
      paragraph(unexpected),
      senderPart(siteUrl),
    ],
    texts,
    siteUrl,
  );
}
