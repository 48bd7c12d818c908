import type { DynamoDBRecord } from 'aws-lambda';
import { plainImage } from '#functions/data/change.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { type Invitation, parseAdmin } from '#functions/entities/admin/stored-admin.ts';
import type { MarkedMail } from '#functions/entities/notification/mail-mark-store.ts';
import { setting } from '#functions/platform/env.ts';
import { invitationMail } from '#functions/services/mail/invitation-mail.ts';
import { sendNotice } from '#functions/services/mail/send-mail.ts';
import { sendMarked } from './send-marked.ts';

interface InvitedAdmin extends Invitation {
  id: number;
}

/** The admin of a new profile that was created with an invitation, or undefined for all other records. */
export function invitedAdminIn({ eventName, dynamodb }: DynamoDBRecord): InvitedAdmin | undefined {
  if (eventName !== 'INSERT' || dynamodb?.NewImage?.entity?.S !== 'admin') return undefined;
  // It came back from a backup: the admin was invited before.
  if (dynamodb.NewImage.restored_at) return undefined;
  const { summary, invitation } = parseAdmin(plainImage(dynamodb.NewImage));
  return invitation && { id: summary.id, ...invitation };
}

/** What marks the invitation as sent. */
export const markOfInvitation = ({ id, by }: Pick<InvitedAdmin, 'id' | 'by'>): MarkedMail => ({
  reader: { kind: 'admin', id },
  mailed: 'admin_invited',
  sender: `admin ${by}`,
  notification: `invitation of admin ${id}`,
});

/**
 * Mails an admin who invited them, and where to sign in, once (2 read and 2 write units). An account that has ended since
 * gets no mail.
 * @throws Error when the mail could not be sent now
 */
export async function sendInvitation({ id, by, language }: InvitedAdmin): Promise<void> {
  const [account, inviter] = await Promise.all([readAccount('admin', id), readAccount('admin', by)]);
  if (!isInUse(account)) return;
  const mail = invitationMail({ inviter: inviter?.name ?? null, language, siteUrl: setting('SITE_URL') });
  await sendMarked(markOfInvitation({ id, by }), () => sendNotice(account.email, mail));
}
