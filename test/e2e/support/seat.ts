import type { BrowserContextOptions } from '@playwright/test';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import type { Language } from '#web/lib/site-languages.ts';
import { type Texts, textsOf } from './texts.ts';

/** Where a user works: in the browser's language, on a wide screen or a phone. */
export interface Seat {
  name: string;
  texts: Texts;
  browser: BrowserContextOptions;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const phone = { width: 390, height: 700 };

const seat = (language: Language, place: string, browser: BrowserContextOptions): Seat => ({
  name: `${place} in ${languageNames.of(language)}`,
  texts: textsOf(language),
  browser: { ...browser, locale: language === 'en' ? 'en-GB' : language },
});

export const onPhone = (language: Language): Seat => seat(language, 'on a phone', { viewport: phone });
export const onWideScreen = (language: Language): Seat => seat(language, 'on a wide screen', {});

/** Where a day is worked: at some seats in each run of the journeys, and in `e2e:days` on a phone in every language. */
export const seatsOfDay = (usual: readonly Seat[]): readonly Seat[] =>
  process.env.DAYS === 'all' ? interfaceLanguages.map(onPhone) : usual;
