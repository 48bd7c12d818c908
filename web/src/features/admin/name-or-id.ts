import { cleanLine, normalized, toAsciiDigits } from '#shared/domain/clean-text.ts';
import type { ListedAccount } from './account-state.tsx';

/** Upper and lower case, spelling of accents and repeated blanks do not matter. */
const plain = (text: string): string => normalized(cleanLine(text)).replaceAll(/\s+/g, ' ').toLowerCase();

/** Whether a typed text names the account: its whole name, or its id with or without `#`. */
export const isNameOrId = (typed: string, { name, id }: Pick<ListedAccount, 'name' | 'id'>): boolean => {
  const text = plain(typed);
  return text !== '' && (text === plain(name) || toAsciiDigits(text).replace(/^#/, '') === String(id));
};
