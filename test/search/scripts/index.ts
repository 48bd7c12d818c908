import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { compounds } from './compounds.ts';
import { cyrillic } from './cyrillic.ts';
import { devanagari } from './devanagari.ts';
import { greek } from './greek.ts';
import { hebrew } from './hebrew.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { latin } from './latin.ts';
import type { Script } from './script.ts';
import { signs } from './signs.ts';
import { spellings } from './spellings.ts';
import { thai } from './thai.ts';

/** One table for each script. Their cases know the documents of all others, too. */
export const scripts: readonly Script[] = [
  latin,
  compounds,
  cyrillic,
  greek,
  arabic,
  hebrew,
  devanagari,
  thai,
  chinese,
  japanese,
  korean,
  signs,
  spellings,
];
