import type { Plugin } from 'rolldown';

/** Files with more are mostly texts of other scripts, such as mails: as escapes they would be larger than two bytes make them. */
const maxEscapes = 200;

const beyondLatin = /[^\0-\xff]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes characters beyond Latin-1 as escapes: with a single one V8 stores a file in two bytes for each character, and
 * compiling the jobs function took 1 ms more. Minified code has them in texts and patterns only, in raw templates too, whose
 * texts are patterns.
 */
export const oneByteCode: Plugin = {
  name: 'one-byte-code',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk' || (file.code.match(beyondLatin)?.length ?? 0) > maxEscapes) continue;
      file.code = file.code.replaceAll(beyondLatin, escaped);
    }
  },
};
