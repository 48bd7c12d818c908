import { readAccount } from '#functions/entities/account/account-store.ts';
import type { Account } from '#functions/entities/account/stored-account.ts';
import type { NotificationSummary } from '#functions/entities/notification/stored-notification.ts';
import { canHold } from '#functions/policies/interview-access.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';

export interface Reader {
  kind: AccountKind;
  id: number;
}

/**
 * The person to whom mails and devices say what an inbox got (1 read unit, 2 of one of whom the founder is notified in a colleague's place): its
 * account, but of a company's interview the colleague whose it is, as long as they can hold it. Notifications of before name no colleague.
 */
export async function personFor(
  inbox: Reader,
  { values: { colleague, passed } }: Pick<NotificationSummary, 'values'>,
): Promise<{ person: Reader; account: Account | undefined }> {
  if (inbox.kind === 'recruiter' && typeof colleague === 'number') {
    const account = await readAccount('recruiter', colleague);
    if (passed === 'left' || canHold(account, inbox.id))
      return { person: { kind: 'recruiter', id: colleague }, account };
  }
  return { person: inbox, account: await readAccount(inbox.kind, inbox.id) };
}
