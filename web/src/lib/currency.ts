import { useSyncExternalStore } from 'react';
import { type SalaryCurrency, salaryCurrencies } from '#shared/domain/salary.ts';
import { defaultCurrency } from './site-settings.ts';
import { createStored } from './stored.ts';

const key = 'currency';
const stored = createStored([key]);

const euroRegions = [
  'AT',
  'BE',
  'CY',
  'DE',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PT',
  'SI',
  'SK',
];
const byRegion: Readonly<Record<string, SalaryCurrency>> = {
  ...Object.fromEntries(euroRegions.map((region) => [region, 'EUR'])),
  US: 'USD',
  GB: 'GBP',
  IN: 'INR',
  JP: 'JPY',
  CH: 'CHF',
  CA: 'CAD',
  AU: 'AUD',
  SG: 'SGD',
  AE: 'AED',
};

/**
 * The currency of the first of these language tags, such as `en-IN` or `de`, whose region has one of ours. A tag without
 * a region counts as that of its most likely one, but English and Arabic are spoken in too many; the default is that of the site, the dollar where it sets none.
 */
export const currencyOf = (tags: readonly string[]): SalaryCurrency => {
  for (const tag of tags) {
    const currency = byRegion[regionOf(tag) ?? ''];
    if (currency) return currency;
  }
  return defaultCurrency;
};

const regionOf = (tag: string): string | undefined => {
  try {
    const locale = new Intl.Locale(tag);
    return /^(en|ar)$/.test(locale.baseName) ? undefined : locale.maximize().region;
  } catch {
    // Some systems give tags that are none, such as `en-US@posix`.
    return undefined;
  }
};

const isCurrency = (text: string | null): text is SalaryCurrency => salaryCurrencies.some((one) => one === text);

let ofBrowser: SalaryCurrency | undefined;

/** Computed once, because each card of a list needs it, and finding the regions takes a phone milliseconds. */
const browserCurrency = (): SalaryCurrency => {
  ofBrowser ??= currencyOf(navigator.languages);
  return ofBrowser;
};

const getCurrency = (): SalaryCurrency => {
  const chosen = stored.read(key);
  return isCurrency(chosen) ? chosen : browserCurrency();
};

/** Chooses the currency in which salaries are shown approximately, for this browser. */
export const setCurrency = (currency: SalaryCurrency): void => stored.write({ [key]: currency });

/** The chosen currency, by default that of the browser's first language; the dollar while a page is prerendered. */
export const useCurrency = (): SalaryCurrency =>
  useSyncExternalStore<SalaryCurrency>(stored.subscribe, getCurrency, () => 'USD');
