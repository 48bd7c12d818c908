import { foldText, includesFolded } from '#shared/domain/fold-text.ts';

interface Asked {
  include_deleted: boolean;
  keyword?: string | undefined;
}

/**
 * A test of cards for the user management, or undefined when all are wanted. Deleted accounts are left out unless
 * asked for; the keyword may stand in any of `textsOf`, whatever its case and accents.
 */
export function accountFilter<Card extends { state: string }>(
  { include_deleted, keyword = '' }: Asked,
  textsOf: (card: Card) => readonly string[],
): ((card: Card) => boolean) | undefined {
  const folded = foldText(keyword);
  if (include_deleted && folded === '') return undefined;
  return (card) =>
    (include_deleted || card.state !== 'deleted') && textsOf(card).some((text) => includesFolded(text, folded));
}
