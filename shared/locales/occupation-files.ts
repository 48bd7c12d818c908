import ar from './ar/occupations.json' with { type: 'json' };
import de from './de/occupations.json' with { type: 'json' };
import en from './en/occupations.json' with { type: 'json' };
import es from './es/occupations.json' with { type: 'json' };
import fr from './fr/occupations.json' with { type: 'json' };
import hi from './hi/occupations.json' with { type: 'json' };
import ja from './ja/occupations.json' with { type: 'json' };
import type { InterfaceLanguage } from './languages.ts';

/** The names of occupations in every language, 70 KB: everything that needs them loads them with its first use. */
export const occupationFiles = { en, de, ar, fr, es, ja, hi } satisfies Record<InterfaceLanguage, typeof en>;
