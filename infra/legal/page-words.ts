import type { InterfaceLanguage } from '#shared/domain/interface-languages.ts';

/** Words around the text of a legal page. */
interface PageWords {
  skip: string;
  languages: string;
  /** `day` is the version's day, or that of the last review. */
  version: (day: string) => string;
  reviewed: (day: string) => string;
}

export const pageWords: Readonly<Record<InterfaceLanguage, PageWords>> = {
  en: {
    skip: 'Skip to content',
    languages: 'This page in other languages',
    version: (day) => `Version of ${day}.`,
    reviewed: (day) => `Last reviewed on ${day}.`,
  },
  de: {
    skip: 'Zum Inhalt springen',
    languages: 'Diese Seite in anderen Sprachen',
    version: (day) => `Fassung vom ${day}.`,
    reviewed: (day) => `Zuletzt geprüft am ${day}.`,
  },
  fr: {
    skip: 'Aller au contenu',
    languages: 'Cette page dans d’autres langues',
    version: (day) => `Version du ${day}.`,
    reviewed: (day) => `Dernière vérification le ${day}.`,
  },
  es: {
    skip: 'Saltar al contenido',
    languages: 'Esta página en otros idiomas',
    version: (day) => `Versión del ${day}.`,
    reviewed: (day) => `Última revisión el ${day}.`,
  },
  ar: {
    skip: 'الانتقال إلى المحتوى',
    languages: 'هذه الصفحة بلغات أخرى',
    version: (day) => `نسخة ${day}.`,
    reviewed: (day) => `آخر مراجعة في ${day}.`,
  },
  hi: {
    skip: 'सामग्री पर जाएँ',
    languages: 'यह पेज अन्य भाषाओं में',
    version: (day) => `${day} का संस्करण।`,
    reviewed: (day) => `पिछली समीक्षा ${day} को हुई।`,
  },
  ja: {
    skip: '本文へ移動',
    languages: '他の言語でこのページを読む',
    version: (day) => `${day}版。`,
    reviewed: (day) => `最終確認日：${day}。`,
  },
};
