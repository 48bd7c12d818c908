import type { InterfaceLanguage } from '#shared/domain/interface-languages.ts';
import { legalPath } from '#shared/domain/legal-pages.ts';

/** Names of the linked pages: the privacy notice and the imprint. */
const names: Readonly<Record<InterfaceLanguage, readonly [privacy: string, imprint: string]>> = {
  en: ['Privacy notice', 'Imprint'],
  de: ['Datenschutzerklärung', 'Impressum'],
  fr: ['Politique de confidentialité', 'Mentions légales'],
  es: ['Aviso de privacidad', 'Aviso legal'],
  ar: ['إشعار الخصوصية', 'بيانات الناشر'],
  hi: ['गोपनीयता सूचना', 'संचालक का विवरण'],
  ja: ['プライバシー通知', '運営者情報'],
};

/** The legal pages that every mail names at its end, in its language. */
export const legalLinks = (language: InterfaceLanguage, siteUrl: string): { label: string; url: string }[] => {
  const [privacy, imprint] = names[language];
  return [
    { label: privacy, url: `${siteUrl}${legalPath(language, 'privacy')}` },
    { label: imprint, url: `${siteUrl}${legalPath(language, 'imprint')}` },
  ];
};
