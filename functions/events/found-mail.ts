import type { Account } from '#functions/entities/account/stored-account.ts';
import type { StoredNotification } from '#functions/entities/notification/stored-notification.ts';
import { clock } from '#functions/platform/clock.ts';
import { languageFor } from '#functions/platform/site-language.ts';
import { searchOptOutToken } from '#functions/services/mail/opt-out-token.ts';
import type { MailedResult } from '#functions/services/mail/result-list.ts';
import { searchedBy } from '#shared/domain/saved-searches.ts';
import type { DigestMail } from './digest-mail.ts';
import { mayGetResults, readFound } from './found-results.ts';

/** What the mail about new results of a saved search has besides the texts of its notification. */
export interface FoundMail {
  results: readonly MailedResult[];
  /** How many there are, those that are only counted included. */
  found: number;
  /** Page that switches the search off. */
  stopUrl: string;
  /** The same for mail programs (RFC 8058). */
  oneClickUrl: string;
}

/**
 * Reads the results that can still be seen when the mail is sent (1 read unit each up to 4 KB).
 * @returns undefined when there is nothing to send: nothing can be seen any more, or the reader lost the right to it
 */
export async function readFoundMail(
  account: Account,
  { summary, found }: Pick<StoredNotification, 'summary' | 'found'>,
  { siteUrl, language }: { siteUrl: string; language: string | null },
): Promise<FoundMail | DigestMail | undefined> {
  if (!found || !mayGetResults(account)) return undefined;
  if (found.search === undefined) {
    // Names of languages and reasons of matches are needed by no other mail.
    const { readDigestMail } = await import('./digest-mail.ts');
    return await readDigestMail(account.id, found.ids, { siteUrl, language: languageFor(language) });
  }
  const results = await readFound(searchedBy(account.kind), found.ids, account, clock.now());
  if (results.length === 0) return undefined;
  const token = searchOptOutToken({ kind: account.kind, id: account.id }, found.search);
  const counted = Math.max(0, Number(summary.values.found) - found.ids.length);
  return {
    results,
    found: results.length + counted,
    stopUrl: `${siteUrl}/unsubscribe?search=${token}`,
    oneClickUrl: `${siteUrl}/api/saved-searches/unsubscribe?token=${token}`,
  };
}
