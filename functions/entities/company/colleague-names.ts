import { readAccounts } from '#functions/entities/account/read-accounts.ts';

/** Which colleague did something, and when; nothing is stored of what a founder does. */
export interface ActedBy {
  at: string;
  id: number;
}

/**
 * The names of a company's colleagues among these accounts, by id: who left or erased the account has none (0.5 read units each, none
 * where only the founder acted).
 */
export async function colleagueNames(
  companyId: number,
  acted: readonly ActedBy[],
): Promise<ReadonlyMap<number, string>> {
  if (acted.length === 0) return new Map();
  const accounts = await readAccounts([...new Set(acted.map(({ id }) => id))]);
  const own = [...accounts.values()].filter(({ company }) => company?.id === companyId);
  return new Map(own.map(({ id, name }) => [id, name]));
}
