import type { ScaleId } from './scale.ts';

/** Where the issuer of a test verifies its certificates. Admins follow the link: nothing is ever sent there for them. */
export interface VerificationPage {
  url: string;
  /** `online`: a service for results, which may need an account; `enquiry`: whom to ask. */
  kind: 'online' | 'enquiry';
  /** Page that says so, and the day on which it was read. */
  source: string;
  read_on: string;
}

const read_on = '2026-11-22';

/** Null: no page of the issuer was found. Update url, source and `read_on` together. */
export const verificationPages: Readonly<Record<ScaleId, VerificationPage | null>> = {
  cefr: null,
  jlpt: {
    url: 'https://www.jlpt.jp/faq/index.html#anchor53',
    kind: 'enquiry',
    source: 'https://www.jlpt.jp/sp/topics/202002051580890006.html',
    read_on,
  },
  hsk: {
    url: 'https://www.chinesetest.cn/',
    kind: 'online',
    source: 'https://hskonline.com/vi/hskexam/intro?id=1093',
    read_on,
  },
  topik: {
    url: 'https://www.topik.go.kr/',
    kind: 'online',
    source: 'https://www.loussane.co.kr/2025/09/a-complete-guide-to-official-topik.html',
    read_on,
  },
  delf_dalf: {
    url: 'https://www.france-education-international.fr/hub/diplomes-tests?langue=fr',
    kind: 'enquiry',
    source: 'https://www.univ-orleans.fr/index.php/en/idf/certifications/delfdalf/about-delfdalf',
    read_on,
  },
  goethe: {
    url: 'https://www.goethe.de/ins/ma/de/spr/prf/ogf.html',
    kind: 'enquiry',
    source: 'https://examinizer.net/blog/how-to-verify-language-certificate/',
    read_on,
  },
  testdaf: null,
  ielts: {
    url: 'https://ielts.org/',
    kind: 'online',
    source: 'https://ieltscanadatest.com/ielts-for-organizations/',
    read_on,
  },
  toefl_ibt: {
    url: 'https://www.ets.org/',
    kind: 'online',
    source: 'https://examinizer.net/blog/how-to-verify-language-certificate/',
    read_on,
  },
  toeic: null,
  cambridge: {
    url: 'https://support.cambridgeenglish.org/hc/en-gb/articles/360022213372-How-to-use-the-Results-Verification-Service',
    kind: 'online',
    source:
      'https://support.cambridgeenglish.org/hc/en-gb/articles/206960383-Verifying-results-Process-for-recognising-organisations',
    read_on,
  },
  pte: null,
  actfl: null,
  ilr: null,
  interpreter: null,
};
