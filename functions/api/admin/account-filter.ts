import { includesSpelled, spell } from '#shared/domain/spelled-text.ts';

interface Asked {
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
 * `textsOf`, whatever its case and accents.
 */
export function accountFilter<Summary extends { state: string }>(
  { include_deleted, keyword = '' }: Asked,
  textsOf: (account: Summary) => readonly string[],
): AccountFilter<Summary> {
  const sought = spell(keyword);
  const keepsMost = sought.text === '';
  if (include_deleted && keepsMost) return { matches: undefined, keepsMost };
  const matches = (account: Summary) =>
    (include_deleted || account.state !== 'deleted') && textsOf(account).some((text) => includesSpelled(text, sought));
  return { matches, keepsMost };
}
