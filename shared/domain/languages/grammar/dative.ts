/** Names of two words change after `von` and `nach`: `Deutscher Gebärdensprache`, `Brasilianischem Portugiesisch`. */
export const dative = (name: string): string =>
  name.replace(/^(\p{Lu}[\p{Ll}-]+)es (?=\p{Lu})/u, '$1em ').replace(/^(\p{Lu}[\p{Ll}-]+)e (?=\p{Lu})/u, '$1er ');
