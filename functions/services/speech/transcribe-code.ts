import type { LanguageCode } from '@aws-sdk/client-transcribe';
import { primarySubtag } from '#shared/domain/languages/tags.ts';

// Languages of batch jobs: https://docs.aws.amazon.com/transcribe/latest/dg/supported-languages.html, read on 2026-11-22.

/** Languages that Transcribe knows in one form only: their tag is the code's first part. */
const single: readonly LanguageCode[] = [
  ...(['ab-GE', 'af-ZA', 'am-ET', 'ast-ES', 'az-AZ', 'ba-RU', 'be-BY', 'bg-BG', 'bn-IN', 'bs-BA', 'ca-ES'] as const),
  ...(['cs-CZ', 'cy-GB', 'da-DK', 'el-GR', 'et-EE', 'eu-ES', 'fi-FI', 'ga-IE', 'gd-GB', 'gl-ES', 'gu-IN'] as const),
  ...(['ha-NG', 'he-IL', 'hi-IN', 'hr-HR', 'ht-HT', 'hu-HU', 'hy-AM', 'id-ID', 'is-IS', 'it-IT', 'ja-JP'] as const),
  ...(['jv-ID', 'ka-GE', 'kab-DZ', 'kk-KZ', 'km-KH', 'kn-IN', 'ko-KR', 'ky-KG', 'lg-IN', 'lt-LT', 'lv-LV'] as const),
  ...(['mhr-RU', 'mi-NZ', 'mk-MK', 'ml-IN', 'mn-MN', 'mr-IN', 'ms-MY', 'mt-MT', 'my-MM', 'ne-NP', 'nl-NL'] as const),
  ...(['no-NO', 'or-IN', 'pa-IN', 'pl-PL', 'ps-AF', 'ro-RO', 'ru-RU', 'rw-RW', 'si-LK', 'sk-SK', 'sl-SI'] as const),
  ...(['so-SO', 'sq-AL', 'sr-RS', 'su-ID', 'sv-SE', 'ta-IN', 'te-IN', 'th-TH', 'tr-TR', 'tt-RU', 'ug-CN'] as const),
  ...(['uk-UA', 'uz-UZ', 'vi-VN', 'wo-SN', 'zu-ZA'] as const),
];

/** Languages with several codes, the most general one by the tag alone, and those under another tag. */
const varieties: Readonly<Record<string, LanguageCode>> = {
  ...{ ar: 'ar-SA', 'ar-AE': 'ar-AE' },
  ...{ ckb: 'ckb-IQ', 'ckb-IR': 'ckb-IR' },
  ...{ de: 'de-DE', 'de-CH': 'de-CH' },
  ...{ en: 'en-US', 'en-AU': 'en-AU', 'en-GB': 'en-GB', 'en-IE': 'en-IE', 'en-IN': 'en-IN' },
  ...{ 'en-NZ': 'en-NZ', 'en-ZA': 'en-ZA' },
  ...{ es: 'es-ES', 'es-MX': 'es-MX', 'es-US': 'es-US', 'es-419': 'es-US' },
  ...{ fa: 'fa-IR', 'fa-AF': 'fa-AF' },
  ...{ fr: 'fr-FR', 'fr-CA': 'fr-CA' },
  ...{ pt: 'pt-PT', 'pt-BR': 'pt-BR' },
  ...{ sw: 'sw-KE', 'sw-BI': 'sw-BI', 'sw-RW': 'sw-RW', 'sw-TZ': 'sw-TZ', 'sw-UG': 'sw-UG' },
  ...{ zh: 'zh-CN', 'zh-Hant': 'zh-TW', 'zh-TW': 'zh-TW', yue: 'zh-HK' },
  ...{ fil: 'tl-PH', nb: 'no-NO', nn: 'no-NO' },
};

const codes = new Map<string, LanguageCode>([
  ...single.map((code) => [primarySubtag(code), code] as const),
  ...Object.entries(varieties),
]);

/** The tag and what it refines, the narrowest first: `zh-Hant-TW`, `zh-Hant`, `zh-TW`, `zh`. */
function widerTags(tag: string): string[] {
  const [primary = '', ...refinements] = tag.split('-');
  return [tag, ...refinements.map((each) => `${primary}-${each}`), primary];
}

/** Transcribe's code of a language by its canonical tag; undefined for a language that it does not know. */
export const transcribeCode = (tag: string): LanguageCode | undefined =>
  widerTags(tag)
    .map((each) => codes.get(each))
    .find((code) => code !== undefined);

const tags = new Map([...codes].map(([tag, code]) => [code, tag]).reverse() as [LanguageCode, string][]);

/** The canonical tag of a language that Transcribe identified: the inverse of `transcribeCode`. */
export const tagOfCode = (code: LanguageCode): string => tags.get(code) ?? primarySubtag(code);
