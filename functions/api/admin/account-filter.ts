import { foldText, includesFolded } from '#shared/domain/fold-text.ts';

interface Asked {
  include_deleted: boolean;
  keyword?: string | undefined;
}

interface AccountFilter<Card> {
  /** Absent when all are wanted. */
  matches: ((card: Card) => boolean) | undefined;
  /** Without a keyword only the few deleted accounts are left out. */
  keepsMost: boolean;
}

/**
 * Which cards the user management wants. Deleted accounts are left out unless asked for; the keyword may stand in any
 * of `textsOf`, whatever its case and accents.
 */
export function accountFilter<Card extends { state: string }>(
  { include_deleted, keyword = '' }: Asked,
  textsOf: (card: Card) => readonly string[],
): AccountFilter<Card> {
  const folded = foldText(keyword);
  const keepsMost = folded === '';
  if (include_deleted && keepsMost) return { matches: undefined, keepsMost };
  const matches = (card: Card) =>
    (include_deleted || card.state !== 'deleted') && textsOf(card).some((text) => includesFolded(text, folded));
  return { matches, keepsMost };
}
