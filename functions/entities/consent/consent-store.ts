import { keys } from '#functions/data/keys.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { queryPartition } from '#functions/data/query-page.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { setAcceptedUntil } from '#functions/entities/account/account-writes.ts';
import { isGone } from '#functions/entities/account/stored-account.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import {
  documentsToAccept,
  isCurrent,
  latestVersion,
  legalVersions,
  type ShownVersions,
} from '#shared/domain/legal-versions.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { type Consent, consentSchemaVersion, parseConsent } from './stored-consent.ts';

// The ledger is apart from the account's item, which every call reads: that one only knows up to which day all versions
// were accepted (decision 72).

type Owner = { kind: AccountKind; id: number };

/** The write of a consent into the ledger (2 write units inside a transaction). It is never changed. */
export const putConsent = ({ kind, id }: Owner, consent: Consent): TransactionItem => ({
  Put: {
    Item: {
      ...keys.consent(kind, id, consent.at),
      entity: 'consent',
      schema_version: consentSchemaVersion,
      ...consent,
    },
  },
});

/** An account's consents, oldest first (0.5 read units for each 4 KB). */
export const consentsOf = ({ kind, id }: Owner, page: PageRequest): Promise<Page<Consent>> =>
  queryPartition(keys.consent(kind, id), parseConsent, page);

/** What the owner of an account accepts, on a page that showed these versions. */
type Accepted = Pick<Consent, 'language'> & { versions: ShownVersions };

/**
 * Stores that the owner of an account accepted the documents that they were shown (1 read and 4 write units). For an account that
 * has nothing to accept, nothing is written.
 * @throws HttpError 400 when the versions are not those of today: the page that showed them is too old
 */
export async function acceptDocuments(owner: Owner, { versions, language }: Accepted, now: EpochMs): Promise<void> {
  await retry(async () => {
    const account = await readAccount(owner.kind, owner.id);
    if (!account || isGone(account.state)) throw new HttpError('SESSION_REQUIRED');
    const documents = documentsToAccept(account.accepted_until);
    if (documents.length === 0) return true;
    if (!isCurrent(versions, documents)) throw new HttpError('INVALID_STATE', { text: textId('documents_changed') });
    const accepted = Object.fromEntries(documents.map((document) => [document, legalVersions[document]]));
    const result = await transact({
      account: setAcceptedUntil(account, latestVersion),
      consent: putConsent(owner, { versions: accepted, language, at: toIso(now) }),
    });
    return result.done || undefined;
  });
}
