import type { LanguageCode } from '@aws-sdk/client-transcribe';

/** Transcribe's codes of the languages that candidates name, by the name's first word in lower case. */
const codes: Readonly<Record<string, LanguageCode>> = {
  arabic: 'ar-SA',
  chinese: 'zh-CN',
  czech: 'cs-CZ',
  danish: 'da-DK',
  dutch: 'nl-NL',
  english: 'en-US',
  finnish: 'fi-FI',
  french: 'fr-FR',
  german: 'de-DE',
  greek: 'el-GR',
  hebrew: 'he-IL',
  hindi: 'hi-IN',
  hungarian: 'hu-HU',
  indonesian: 'id-ID',
  italian: 'it-IT',
  japanese: 'ja-JP',
  korean: 'ko-KR',
  mandarin: 'zh-CN',
  norwegian: 'no-NO',
  persian: 'fa-IR',
  polish: 'pl-PL',
  portuguese: 'pt-PT',
  romanian: 'ro-RO',
  russian: 'ru-RU',
  spanish: 'es-ES',
  swedish: 'sv-SE',
  tamil: 'ta-IN',
  telugu: 'te-IN',
  thai: 'th-TH',
  turkish: 'tr-TR',
  ukrainian: 'uk-UA',
  vietnamese: 'vi-VN',
};

/** Transcribe's code of a language by its English name (`Mandarin Chinese`); English for unknown languages. */
export function languageCode(name: string): LanguageCode {
  const word = /\p{L}+/u.exec(name)?.[0].toLowerCase() ?? '';
  return Object.hasOwn(codes, word) ? (codes[word] ?? 'en-US') : 'en-US';
}
