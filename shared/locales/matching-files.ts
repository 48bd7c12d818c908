import type { InterfaceLanguage } from './languages.ts';

/** The texts that say requirements and matches: each loads with its first reader, and English is part of the code. */
export const matchingFiles = {
  de: () => import('./de/matching.json', { with: { type: 'json' } }),
  ar: () => import('./ar/matching.json', { with: { type: 'json' } }),
  fr: () => import('./fr/matching.json', { with: { type: 'json' } }),
  es: () => import('./es/matching.json', { with: { type: 'json' } }),
  ja: () => import('./ja/matching.json', { with: { type: 'json' } }),
  hi: () => import('./hi/matching.json', { with: { type: 'json' } }),
} satisfies Record<Exclude<InterfaceLanguage, 'en'>, () => Promise<unknown>>;
