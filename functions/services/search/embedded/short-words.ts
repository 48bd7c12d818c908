import { continuesWord } from '#shared/domain/search-words.ts';

/** What a character is for words: part of one with spaces around it, space, or a sign of its own. */
type Role = 'letter' | 'space' | 'sign';
const roles = new Map<string, Role>();

function roleOf(character: string): Role {
  const known = roles.get(character);
  if (known) return known;
  const role = continuesWord(character) ? 'letter' : /\s/.test(character) ? 'space' : 'sign';
  roles.set(character, role);
  return role;
}

/**
 * Everything in a folded text that a search of one or two characters can find: words of so many letters, and signs and
 * letters of scripts without spaces alone and with a neighbour (`hasWord`, `containsTerm`).
 */
export function shortWords(text: string): Set<string> {
  const found = new Set<string>();
  let word = '';
  let length = 0;
  let before = '';
  let roleBefore: Role = 'space';
  for (const character of `${text} `) {
    const role = roleOf(character);
    if (role === 'letter') {
      length += 1;
      if (length <= 2) word += character;
    } else {
      if (length > 0 && length <= 2) found.add(word);
      word = '';
      length = 0;
    }
    if (role === 'sign') found.add(character);
    if (role !== 'space' && roleBefore !== 'space' && (role === 'sign' || roleBefore === 'sign')) {
      found.add(before + character);
    }
    before = character;
    roleBefore = role;
  }
  return found;
}
