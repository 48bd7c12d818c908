import * as z from 'zod';
import { salaryCurrencies } from '#shared/domain/salary.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { unreadablePairs } from './site-colors.ts';

/** A name in any script: no sign that HTML, mail headers or JSON give a meaning, but `&` and apostrophes. */
const nameOf = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’&+.-]*$/u, "Expected letters, digits, spaces, and any of ' ’ & + . -");

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'Expected a colour such as #0f5c5c.');
const themeColor = z.strictObject({ light: color, dark: color });

const colors = z.strictObject({ primary: themeColor.optional(), accent: themeColor.optional() }).check((given) => {
  for (const message of unreadablePairs(given.value)) {
    given.issues.push({ code: 'custom', input: given.value, message: `Too little contrast: ${message}.` });
  }
});

/** How a deployment names and shows itself; what is absent is as the specification has it. */
export const siteSettings = z.strictObject({
  name: nameOf(60).optional().describe('Name of the site: pages, titles, mails and their sender, and payments.'),
  shortName: nameOf(15).optional().describe('Name below the icon of the installed site; absent: the name.'),
  since: z.int().min(1990).max(2100).optional().describe('Year of the copyright line.'),
  colors: colors.optional().describe('Colours of what can be pressed (primary) and noticed (accent), in both themes.'),
  pictures: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'Expected the name of a folder beside this file.')
    .optional()
    .describe('Folder beside this file with the logo as icon.svg, and the other pictures of web/public.'),
  defaultLanguage: z
    .enum(interfaceLanguages)
    .optional()
    .describe('Language for browsers that ask for none of those of the site.'),
  defaultCurrency: z
    .enum(salaryCurrencies)
    .optional()
    .describe('Currency of approximate salaries for browsers whose language names no region.'),
});

export type SiteSettings = z.output<typeof siteSettings>;
