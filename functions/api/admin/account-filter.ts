import { type AccountState, isDeleted } from '#functions/entities/account/stored-account.ts';
import { dialledDigits } from '#shared/domain/phones/dialled-digits.ts';
import { includesSpelled, spell } from '#shared/domain/spelled-text.ts';

interface AccountQuery {
  include_deleted: boolean;
  keyword?: string | undefined;
}

interface AccountFilter<Summary> {
  /** Absent when all are listed. */
  matches: ((account: Summary) => boolean) | undefined;
  /** Without a keyword only the few deleted accounts are left out. */
  keepsMost: boolean;
}

/**
 * The filter of the user management. Deleted accounts are left out unless requested; the keyword is matched in each of
 * `textsOf`, whatever its case and accents, and as a telephone number however it is grouped.
 */
export function accountFilter<Summary extends { state: AccountState }>(
  { include_deleted, keyword = '' }: AccountQuery,
  textsOf: (account: Summary) => readonly string[],
): AccountFilter<Summary> {
  const sought = spell(keyword);
  const keepsMost = sought.text === '';
  if (include_deleted && keepsMost) return { matches: undefined, keepsMost };
  const digits = phoneDigits(keyword);
  const matches = (account: Summary) =>
    (include_deleted || !isDeleted(account)) &&
    textsOf(account).some((text) => includesSpelled(text, sought) || (digits !== undefined && text.includes(digits)));
  return { matches, keepsMost };
}

/** Shorter runs of digits are found as they are typed, such as house numbers. */
const minPhoneDigits = 5;

/** The digits of a keyword that is a part of a telephone number, as stored numbers have them: without a trunk zero. */
function phoneDigits(keyword: string): string | undefined {
  const read = dialledDigits(keyword);
  if ('key' in read) return undefined;
  const digits = (read.withoutTrunk ?? read.digits).replace(/^0+/, '');
  return digits.length < minPhoneDigits ? undefined : digits;
}
