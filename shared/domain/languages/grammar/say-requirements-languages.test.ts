import { languageNames } from 'virtual:language-names';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';
import { languageRequirements } from '../arbitraries.ts';
import { cefr, job, pair, part, point } from '../fixtures.ts';
import type { NameOf } from '../language-name.ts';
import { namerOf } from '../language-name.ts';
import type { Alternative, LanguageRequirements } from '../language-requirement.ts';
import { requirementGrammars } from './grammars.ts';
import { sentenceOf, shortSentenceOf } from './requirement-sentence.ts';
import { sayResult } from './say-reason.ts';
import { sayRequirements } from './say-requirements.ts';

/** The product's own names, as the browser loads them. */
const names = Object.fromEntries(
  await Promise.all(
    interfaceLanguages.map(async (language) => [language, namerOf((await languageNames[language]()).default)] as const),
  ),
) as Record<InterfaceLanguage, NameOf>;

const say = (requirements: LanguageRequirements, language: InterfaceLanguage): string =>
  sayRequirements(sentenceOf(requirements), names[language], requirementGrammars[language]);

const speaking = (tag: string, level: string): Alternative => ({
  tag,
  min: { spoken_interaction: cefr(level), spoken_production: cefr(level) },
});
const everything = (tag: string, level: string): Alternative => ({
  tag,
  min: { ...speaking(tag, level).min, listening: cefr(level), reading: cefr(level), writing: cefr(level) },
});

interface Example {
  what: string;
  requirements: LanguageRequirements;
  said: Record<InterfaceLanguage, string>;
}

const examples: Example[] = [
  {
    what: 'alternatives, and a language of any level as a plus',
    requirements: job([
      part('must', speaking('de', 'B2'), everything('nl', 'C1')),
      part('nice', everything('en', 'A1')),
    ]),
    said: {
      en: 'German from B2 speaking, or Dutch from C1; English is a plus',
      de: 'Deutsch ab B2 im Sprechen oder Niederländisch ab C1; Englisch ist von Vorteil',
      ar: 'الألمانية من \u2066B2\u2069 فما فوق في التحدث، أو الهولندية من \u2066C1\u2069 فما فوق؛ ميزة إضافية: الإنجليزية',
      fr: 'Allemand B2 minimum en expression et interaction orales ou néerlandais C1 minimum\u202f; atout\u00a0: anglais',
      es: 'Alemán desde B2 en expresión e interacción orales o neerlandés desde C1; se valora inglés',
      ja: 'ドイツ語（話すことはB2以上）またはオランダ語（C1以上）／英語ができれば尚可',
      hi: 'जर्मन (बोलने में कम से कम B2) या डच (कम से कम C1); वांछनीय: अंग्रेज़ी',
    },
  },
  {
    what: 'a level of all skills',
    requirements: job([part('must', everything('fr', 'B2'))]),
    said: {
      en: 'French from B2',
      de: 'Französisch ab B2',
      ar: 'الفرنسية من \u2066B2\u2069 فما فوق',
      fr: 'Français B2 minimum',
      es: 'Francés desde B2',
      ja: 'フランス語（B2以上）',
      hi: 'फ़्रेंच (कम से कम B2)',
    },
  },
  {
    what: 'two languages that are both needed',
    requirements: job([part('must', everything('ja', 'C1')), part('must', everything('en', 'B2'))]),
    said: {
      en: 'Japanese from C1; English from B2',
      de: 'Japanisch ab C1; Englisch ab B2',
      ar: 'اليابانية من \u2066C1\u2069 فما فوق؛ الإنجليزية من \u2066B2\u2069 فما فوق',
      fr: 'Japonais C1 minimum\u202f; anglais B2 minimum',
      es: 'Japonés desde C1; inglés desde B2',
      ja: '日本語（C1以上）／英語（B2以上）',
      hi: 'जापानी (कम से कम C1); अंग्रेज़ी (कम से कम B2)',
    },
  },
  {
    what: 'another scale, with a certificate',
    requirements: job([
      part('must', { tag: 'ja', min: { reading: point('jlpt', 'N2') }, evidence_at_least: 'checked' }),
    ]),
    said: {
      en: 'Japanese from JLPT N2 reading with a checked certificate',
      de: 'Japanisch ab JLPT N2 im Lesen mit geprüftem Zertifikat',
      ar: 'اليابانية من \u2066JLPT N2\u2069 فما فوق في القراءة، مع شهادة جرى التحقق منها',
      fr: 'Japonais JLPT N2 minimum en compréhension de l’écrit avec certificat vérifié',
      es: 'Japonés desde JLPT N2 en comprensión de lectura con certificado comprobado',
      ja: '日本語（読むことはJLPT N2以上、確認済みの証明書あり）',
      hi: 'जापानी (पठन में कम से कम JLPT N2, जाँचे गए प्रमाणपत्र के साथ)',
    },
  },
  {
    what: 'different levels of one language',
    requirements: job([
      part('must', { tag: 'en', min: { listening: cefr('C1'), reading: cefr('C1'), writing: point('ielts', 7) } }),
    ]),
    said: {
      en: 'English from C1 listening and reading and IELTS 7 writing',
      de: 'Englisch ab C1 im Hören und im Lesen und ab IELTS 7 im Schreiben',
      ar: 'الإنجليزية من \u2066C1\u2069 فما فوق في الاستماع والقراءة ومن \u2066IELTS 7\u2069 فما فوق في الكتابة',
      fr: 'Anglais C1 minimum en compréhension de l’oral et compréhension de l’écrit et IELTS 7 minimum en expression écrite',
      es: 'Inglés desde C1 en comprensión auditiva y comprensión de lectura y desde IELTS 7 en expresión escrita',
      ja: '英語（聞くこと・読むことはC1以上、書くことはIELTS 7以上）',
      hi: 'अंग्रेज़ी (श्रवण और पठन में कम से कम C1, लेखन में कम से कम IELTS 7)',
    },
  },
  {
    what: 'an earlier edition of a test',
    requirements: job([
      part('must', {
        tag: 'zh',
        min: { reading: { scale: 'hsk', edition: '2.0', level: '5' }, spoken_interaction: cefr('B1') },
        evidence_at_least: 'uploaded',
      }),
    ]),
    said: {
      en: 'Chinese from HSK 5 (2.0) reading and B1 spoken interaction with an uploaded certificate',
      de: 'Chinesisch ab HSK 5 (2.0) im Lesen und ab B1 in mündlicher Interaktion mit hochgeladenem Zertifikat',
      ar: 'الصينية من \u2066HSK 5 (2.0)\u2069 فما فوق في القراءة ومن \u2066B1\u2069 فما فوق في التفاعل الشفهي، مع شهادة مرفوعة',
      fr: 'Chinois HSK 5 (2.0) minimum en compréhension de l’écrit et B1 minimum en interaction orale avec certificat déposé',
      es: 'Chino desde HSK 5 (2.0) en comprensión de lectura y desde B1 en interacción oral con certificado subido',
      ja: '中国語（読むことはHSK 5 (2.0)以上、やり取りはB1以上、証明書の提出あり）',
      hi: 'चीनी (पठन में कम से कम HSK 5 (2.0), मौखिक बातचीत में कम से कम B1, अपलोड किए गए प्रमाणपत्र के साथ)',
    },
  },
  {
    what: 'a signed language',
    requirements: job([
      part('must', {
        tag: 'gsg',
        min: { listening: cefr('B2'), spoken_interaction: cefr('B2') },
        evidence_at_least: 'attested',
      }),
    ]),
    said: {
      en: 'German Sign Language from B2 visual reception and signed interaction with a level attested by a recruiter',
      de: 'Deutsche Gebärdensprache ab B2 im Verstehen von Gebärden und in der Interaktion in Gebärden mit vom Arbeitgeber bestätigtem Niveau',
      ar: 'لغة الإشارة (ألمانيا) من \u2066B2\u2069 فما فوق في الاستقبال البصري والتفاعل بالإشارة، مع مستوى أكدته جهة عمل',
      fr: 'Langue des signes (Allemagne) B2 minimum en réception visuelle et interaction signée avec niveau attesté par un employeur',
      es: 'Lengua de signos (Alemania) desde B2 en recepción visual e interacción signada con nivel confirmado por una empresa',
      ja: '手話（ドイツ）（手話を読み取ること・手話でのやり取りはB2以上、採用企業による確認あり）',
      hi: 'सांकेतिक भाषा (जर्मनी) (संकेत समझने और संकेतों में बातचीत में कम से कम B2, नियोक्ता द्वारा पुष्ट स्तर के साथ)',
    },
  },
  {
    what: 'interpreting in both directions',
    requirements: job([], [pair('ja', 'de'), pair('de', 'ja', 'consecutive', 'nice')]),
    said: {
      en: 'Consecutive interpreting from Japanese into German; consecutive interpreting from German into Japanese is a plus',
      de: 'Konsekutivdolmetschen von Japanisch nach Deutsch; Konsekutivdolmetschen von Deutsch nach Japanisch ist von Vorteil',
      ar: 'ترجمة تتبعية من اليابانية إلى الألمانية؛ ميزة إضافية: ترجمة تتبعية من الألمانية إلى اليابانية',
      fr: 'Interprétation consécutive (japonais vers allemand)\u202f; atout\u00a0: interprétation consécutive (allemand vers japonais)',
      es: 'Interpretación consecutiva de japonés a alemán; se valora interpretación consecutiva de alemán a japonés',
      ja: '日本語からドイツ語への逐次通訳／ドイツ語から日本語への逐次通訳ができれば尚可',
      hi: 'जापानी से जर्मन में क्रमिक मौखिक अनुवाद; वांछनीय: जर्मन से जापानी में क्रमिक मौखिक अनुवाद',
    },
  },
  {
    what: 'a language with translation and subtitling',
    requirements: job(
      [part('must', everything('es', 'C2'))],
      [pair('en', 'es', 'translation'), pair('fr', 'es', 'subtitling')],
    ),
    said: {
      en: 'Spanish from C2; translation from English into Spanish; subtitling from French into Spanish',
      de: 'Spanisch ab C2; Übersetzen von Englisch nach Spanisch; Untertitelung von Französisch nach Spanisch',
      ar: 'الإسبانية من \u2066C2\u2069 فما فوق؛ ترجمة تحريرية من الإنجليزية إلى الإسبانية؛ ترجمة الشاشة من الفرنسية إلى الإسبانية',
      fr: 'Espagnol C2 minimum\u202f; traduction (anglais vers espagnol)\u202f; sous-titrage (français vers espagnol)',
      es: 'Español desde C2; traducción de inglés a español; subtitulado de francés a español',
      ja: 'スペイン語（C2以上）／英語からスペイン語への翻訳／フランス語からスペイン語への字幕翻訳',
      hi: 'स्पेनिश (कम से कम C2); अंग्रेज़ी से स्पेनिश में लिखित अनुवाद; फ़्रेंच से स्पेनिश में सबटाइटलिंग',
    },
  },
  {
    what: 'three alternatives, one on a scale with signs',
    requirements: job([
      part('must', everything('ar', 'C1'), everything('hi', 'C1'), {
        tag: 'en',
        min: { spoken_production: point('ilr', '2+') },
      }),
    ]),
    said: {
      en: 'Arabic from C1, or Hindi from C1, or English from ILR 2+ spoken production',
      de: 'Arabisch ab C1, Hindi ab C1 oder Englisch ab ILR 2+ im zusammenhängenden Sprechen',
      ar: 'العربية من \u2066C1\u2069 فما فوق، أو الهندية من \u2066C1\u2069 فما فوق، أو الإنجليزية من \u2066ILR 2+\u2069 فما فوق في التعبير الشفهي',
      fr: 'Arabe C1 minimum, hindi C1 minimum ou anglais ILR 2+ minimum en expression orale en continu',
      es: 'Árabe desde C1, hindi desde C1 o inglés desde ILR 2+ en expresión oral',
      ja: 'アラビア語（C1以上）、ヒンディー語（C1以上）、または英語（発表はILR 2+以上）',
      hi: 'अरबी (कम से कम C1), हिन्दी (कम से कम C1) या अंग्रेज़ी (मौखिक प्रस्तुति में कम से कम ILR 2+)',
    },
  },
  {
    what: 'a certificate of one alternative only',
    requirements: job([
      part('must', { ...everything('de', 'B2'), evidence_at_least: 'checked' }, everything('nl', 'C1')),
    ]),
    said: {
      en: 'German from B2 with a checked certificate, or Dutch from C1',
      de: 'Deutsch ab B2 mit geprüftem Zertifikat, oder Niederländisch ab C1',
      ar: 'الألمانية من \u2066B2\u2069 فما فوق، مع شهادة جرى التحقق منها، أو الهولندية من \u2066C1\u2069 فما فوق',
      fr: 'Allemand B2 minimum avec certificat vérifié, ou néerlandais C1 minimum',
      es: 'Alemán desde B2 con certificado comprobado, o neerlandés desde C1',
      ja: 'ドイツ語（B2以上、確認済みの証明書あり）またはオランダ語（C1以上）',
      hi: 'जर्मन (कम से कम B2, जाँचे गए प्रमाणपत्र के साथ) या डच (कम से कम C1)',
    },
  },
  {
    what: 'a certificate of the last alternative only',
    requirements: job([
      part('must', everything('nl', 'C1'), { ...everything('or', 'B2'), evidence_at_least: 'uploaded' }),
    ]),
    said: {
      en: 'Dutch from C1, or Odia from B2 with an uploaded certificate',
      de: 'Niederländisch ab C1, oder Oriya ab B2 mit hochgeladenem Zertifikat',
      ar: 'الهولندية من \u2066C1\u2069 فما فوق، أو الأورية من \u2066B2\u2069 فما فوق، مع شهادة مرفوعة',
      fr: 'Néerlandais C1 minimum, ou odia B2 minimum avec certificat déposé',
      es: 'Neerlandés desde C1, u oriya desde B2 con certificado subido',
      ja: 'オランダ語（C1以上）またはオディア語（B2以上、証明書の提出あり）',
      hi: 'डच (कम से कम C1) या ओड़िया (कम से कम B2, अपलोड किए गए प्रमाणपत्र के साथ)',
    },
  },
  {
    what: 'a test without an edition, which means the latest one',
    requirements: job([part('must', { tag: 'zh', min: { reading: point('hsk', '5') } })]),
    said: {
      en: 'Chinese from HSK 5 (3.0) reading',
      de: 'Chinesisch ab HSK 5 (3.0) im Lesen',
      ar: 'الصينية من \u2066HSK 5 (3.0)\u2069 فما فوق في القراءة',
      fr: 'Chinois HSK 5 (3.0) minimum en compréhension de l’écrit',
      es: 'Chino desde HSK 5 (3.0) en comprensión de lectura',
      ja: '中国語（読むことはHSK 5 (3.0)以上）',
      hi: 'चीनी (पठन में कम से कम HSK 5 (3.0))',
    },
  },
  {
    what: 'a direction with names of two words',
    requirements: job([], [pair('gsg', 'de'), pair('pt-BR', 'fsl', 'simultaneous')]),
    said: {
      en: 'Consecutive interpreting from German Sign Language into German; simultaneous interpreting from Brazilian Portuguese into French Sign Language',
      de: 'Konsekutivdolmetschen von Deutscher Gebärdensprache nach Deutsch; Simultandolmetschen von Portugiesisch (Brasilien) nach Gebärdensprache (Frankreich)',
      ar: 'ترجمة تتبعية من لغة الإشارة (ألمانيا) إلى الألمانية؛ ترجمة فورية من البرتغالية البرازيلية إلى لغة الإشارة (فرنسا)',
      fr: 'Interprétation consécutive (langue des signes (Allemagne) vers allemand)\u202f; interprétation simultanée (portugais brésilien vers langue des signes française)',
      es: 'Interpretación consecutiva de lengua de signos (Alemania) a alemán; interpretación simultánea de portugués de Brasil a lengua de signos (Francia)',
      ja: '手話（ドイツ）からドイツ語への逐次通訳／ポルトガル語 (ブラジル)から手話（フランス）への同時通訳',
      hi: 'सांकेतिक भाषा (जर्मनी) से जर्मन में क्रमिक मौखिक अनुवाद; ब्राज़ीली पुर्तगाली से सांकेतिक भाषा (फ़्रांस) में समकालिक मौखिक अनुवाद',
    },
  },
];

describe.each(examples)('says $what', ({ requirements, said }) => {
  it.each(interfaceLanguages)('in %s', (language) => {
    expect(say(requirements, language)).toBe(said[language]);
  });
});

const letters = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();

test.each(interfaceLanguages)('a sentence in %s mentions every language, level and direction', (language) => {
  const grammar = requirementGrammars[language];
  const nameOf = (tag: string) => `Xy${tag.replace('-', '')}`;
  fc.assert(
    fc.property(languageRequirements, (requirements) => {
      const sentence = sentenceOf(requirements);
      const said = letters(sayRequirements(sentence, nameOf, grammar));
      for (const { tag, thresholds } of sentence.parts.flatMap(({ any }) => any)) {
        expect(said).toContain(letters(nameOf(tag)));
        for (const each of thresholds.filter(({ level }) => level !== 'A1')) {
          expect(said).toContain(letters(sayResult(each)));
        }
      }
      for (const { from, to, mode } of sentence.pairs) {
        expect(said).toContain(letters(grammar.pair(grammar.modes[mode], nameOf(from), nameOf(to))).slice(1));
      }
      expect(said).not.toMatch(/undefined|null|[{}[\]]|\$| {2}/);
    }),
    { numRuns: 60 },
  );
});

describe('the short form', () => {
  const short = (requirements: LanguageRequirements) => sayRequirements(shortSentenceOf(requirements), names.en);

  it('leaves out evidence, and what is a plus beside what is needed', () => {
    const wanted = job(
      [part('must', { ...speaking('de', 'B2'), evidence_at_least: 'checked' }), part('nice', everything('en', 'B1'))],
      [pair('ja', 'en', 'translation', 'nice'), pair('en', 'ja', 'translation')],
    );
    expect(short(wanted)).toBe('German from B2 speaking; translation from English into Japanese');
  });

  it('says what is a plus where nothing is needed', () => {
    expect(short(job([part('nice', everything('en', 'B1'))]))).toBe('English from B1 is a plus');
  });

  it('is empty without requirements', () => {
    expect(short(job([]))).toBe('');
  });
});
