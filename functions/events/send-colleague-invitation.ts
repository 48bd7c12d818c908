import type { DynamoDBRecord } from 'aws-lambda';
import { plainImage } from '#functions/data/change.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { linkedId } from '#functions/entities/company/join-company.ts';
import { type StoredInvitation, storedInvitation } from '#functions/entities/company/stored-team.ts';
import { readTeam } from '#functions/entities/company/team-store.ts';
import type { MarkedMail } from '#functions/entities/notification/mail-mark-store.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { isPublicCompany } from '#functions/entities/recruiter/visibility.ts';
import { clock } from '#functions/platform/clock.ts';
import { setting } from '#functions/platform/env.ts';
import { keyedHash } from '#functions/platform/keyed-hash.ts';
import { sendNotice } from '#functions/services/mail/send-mail.ts';
import { invitationDays } from '#shared/domain/company-roles.ts';
import { sendMarked } from './send-marked.ts';

/** The new invitation of a colleague in a record, or undefined for all other records. */
export function invitedColleagueIn({ eventName, dynamodb }: DynamoDBRecord): StoredInvitation | undefined {
  const image = dynamodb?.NewImage;
  if (eventName !== 'INSERT' || image?.entity?.S !== 'company_invitation' || image.restored_at) return undefined;
  const invitation = storedInvitation.parse(plainImage(image));
  // Those of a domain are passed on by the company itself.
  return invitation.domain === undefined ? invitation : undefined;
}

/** What marks the invitation as sent: a company mails an address one invitation in 24 hours. */
export const markOfColleague = ({ company_id, id, email }: StoredInvitation): MarkedMail => ({
  reader: { kind: 'recruiter', id: company_id },
  mailed: 'colleague_invited',
  sender: keyedHash(`invited ${email}`),
  notification: `invitation ${id}`,
});

/**
 * Mails an invitation that is still open, of a company that is verified and active, once (4 read and 2 write units).
 * @throws Error when the mail could not be sent now
 */
export async function inviteColleague(invited: StoredInvitation): Promise<void> {
  const { company_id, by, email, language } = invited;
  const [{ invitations }, inviter, company] = await Promise.all([
    readTeam(company_id, clock.now()),
    readAccount('recruiter', by),
    readRecruiter(company_id),
  ]);
  const isOpen = invitations.some(({ id }) => id === invited.id);
  if (!isOpen || !isInUse(inviter) || !company || !isPublicCompany(company.summary)) return;
  const siteUrl = setting('SITE_URL');
  // Few batches have an invitation: its texts are loaded with the first one.
  const { colleagueMail } = await import('#functions/services/mail/colleague-mail.ts');
  const mail = colleagueMail({
    inviter: inviter.name,
    company: company.summary.company_name,
    language,
    siteUrl,
    invitationUrl: `${siteUrl}/recruiter/invitation?id=${linkedId(invited)}`,
    days: invitationDays,
  });
  await sendMarked(markOfColleague(invited), () => sendNotice(email, mail));
}
