import * as product from '#shared/domain/product.ts';
import type { SalaryCurrency } from '#shared/domain/salary.ts';
import type { InterfaceLanguage } from '#shared/locales/languages.ts';

/** What a deployment's settings say of the site; absent parts are as documented. */
interface SiteSettings {
  name?: string;
  since?: number;
  language?: InterfaceLanguage;
  currency?: SalaryCurrency;
  /** Interviews have no video rooms. */
  rooms?: 'off';
}

/** From the attribute that the deployment adds to every page (`infra/site/site-pages.ts`); the build has none. */
const given: SiteSettings = JSON.parse(
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset.site) ?? '{}',
);

/** The name of the site, in every language. */
export const siteName = given.name ?? product.productName;

/** Year of the copyright line, as a text: years have no separators. */
export const copyrightYear = String(given.since ?? product.copyrightYear);

/** Language for browsers that ask for none of those of the site. */
export const defaultLanguage: InterfaceLanguage = given.language ?? 'en';

/** Currency for browsers whose languages name no region. */
export const defaultCurrency: SalaryCurrency = given.currency ?? 'USD';

/** Whether interviews can be in video rooms of the site. */
export const hasRooms = given.rooms !== 'off';
