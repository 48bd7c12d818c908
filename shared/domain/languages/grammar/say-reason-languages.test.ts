import { describe, expect, it } from 'vitest';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/locales/languages.ts';
import { reasonWords } from '#test/support/reason-words.ts';
import type { NameOf } from '../language-name.ts';
import { modes, rungs } from '../language-row.ts';
import type { Change, Reason } from '../reasons.ts';
import { skills } from '../skills.ts';
import type { ReasonWords } from './reason-words.ts';
import { german } from './reason-words-de.ts';
import { english } from './reason-words-en.ts';
import { sayReason, sayWouldMeet } from './say-reason.ts';

/** Names as the product's table has them: Japanese, English, Portuguese, Brazilian Portuguese, American Sign Language. */
const tags = ['ja', 'en', 'pt', 'pt-BR', 'ase'];
const names: Record<InterfaceLanguage, string[]> = {
  en: ['Japanese', 'English', 'Portuguese', 'Brazilian Portuguese', 'American Sign Language'],
  de: ['Japanisch', 'Englisch', 'Portugiesisch', 'Brasilianisches Portugiesisch', 'Amerikanische Gebärdensprache'],
  ar: ['اليابانية', 'الإنجليزية', 'البرتغالية', 'البرتغالية البرازيلية', 'لغة الإشارة الأمريكية'],
  fr: ['japonais', 'anglais', 'portugais', 'portugais brésilien', 'langue des signes américaine'],
  es: ['japonés', 'inglés', 'portugués', 'portugués de Brasil', 'lengua de signos americana'],
  ja: ['日本語', '英語', 'ポルトガル語', 'ブラジルポルトガル語', 'アメリカ手話'],
  hi: ['जापानी', 'अंग्रेज़ी', 'पुर्तगाली', 'ब्राज़ीली पुर्तगाली', 'अमेरिकी सांकेतिक भाषा'],
};
const namesIn =
  (language: InterfaceLanguage): NameOf =>
  (tag) =>
    names[language][tags.indexOf(tag)] ?? tag;

/** Marks the isolated parts of Arabic texts with brackets, and writes no-break spaces as ordinary ones. */
const visible = (text: string): string =>
  text.replaceAll('\u2068', '[').replaceAll('\u2069', ']').replaceAll('\u00a0', ' ');

const n2 = { scale: 'jlpt', level: 'N2', score: 118 } as const;
const cefrB1 = { scale: 'cefr', level: 'B1', score: null } as const;

/** The examples of `docs/languages.md`. */
const reasons: [Reason, Record<InterfaceLanguage, string>][] = [
  [
    { key: 'mapped', ...n2, low: 'B2', high: 'B2', by_later_table: false },
    {
      en: 'JLPT N2 with 118 points is B2',
      de: 'JLPT N2 mit 118 Punkten entspricht B2',
      ar: '[[JLPT N2] بدرجة [118]] يعادل [B2]',
      fr: 'JLPT N2 avec 118 points correspond à B2',
      es: 'JLPT N2 con 118 puntos equivale a B2',
      ja: 'JLPT N2（118点）はB2に相当します',
      hi: 'JLPT N2 (118 अंक) B2 के बराबर है',
    },
  ],
  [
    { key: 'skill_not_covered', scale: 'jlpt', skill: 'spoken_interaction' },
    {
      en: 'JLPT says nothing of spoken interaction',
      de: 'mündliche Interaktion: darüber sagt JLPT nichts aus',
      ar: 'اختبار [JLPT] لا يقيس [التفاعل الشفهي]',
      fr: 'JLPT ne dit rien de cette compétence : interaction orale',
      es: 'JLPT no dice nada de la interacción oral',
      ja: 'JLPTではやり取りのレベルは分かりません',
      hi: 'JLPT से मौखिक बातचीत के बारे में कुछ पता नहीं चलता',
    },
  ],
  [
    { key: 'score_decides', score: 112, level: 'B2' },
    {
      en: 'the score decides: 112 points or more is B2',
      de: 'die Punktzahl entscheidet: ab 112 Punkten ist es B2',
      ar: 'الدرجة هي الفيصل: [112] فأكثر تعادل [B2]',
      fr: 'le score décide : à partir de 112 points, c’est B2',
      es: 'decide la puntuación: 112 puntos o más equivalen a B2',
      ja: '点数によります。112点以上ならB2です',
      hi: 'अंकों से तय होता है: 112 या उससे अधिक अंक यानी B2',
    },
  ],
  [
    { key: 'stated', scale: 'jlpt', level: 'N3', score: null },
    {
      en: 'JLPT N3 is stated',
      de: 'angegeben ist JLPT N3',
      ar: 'المذكور: [JLPT N3]',
      fr: 'niveau indiqué : JLPT N3',
      es: 'se indica JLPT N3',
      ja: 'JLPT N3と記載されています',
      hi: 'JLPT N3 बताया गया है',
    },
  ],
  [
    { key: 'stated', ...cefrB1 },
    {
      en: 'B1 is stated',
      de: 'angegeben ist B1',
      ar: 'المذكور: [B1]',
      fr: 'niveau indiqué : B1',
      es: 'se indica B1',
      ja: 'B1と記載されています',
      hi: 'B1 बताया गया है',
    },
  ],
  [
    { key: 'indicative_mapping', scale: 'ielts' },
    {
      en: 'the mapping between IELTS and CEFR is only indicative',
      de: 'die Zuordnung zwischen IELTS und GER ist nur ein Richtwert',
      ar: 'المعادلة بين [IELTS] والإطار الأوروبي CEFR استرشادية فقط',
      fr: 'la correspondance entre IELTS et le CECR n’est qu’indicative',
      es: 'la correspondencia entre IELTS y el MCER es solo orientativa',
      ja: 'IELTSとCEFRの対応は目安にすぎません',
      hi: 'IELTS और CEFR का मिलान केवल अनुमानित है',
    },
  ],
  [
    { key: 'evidence_wanted', has: 'declared', wanted: 'checked' },
    {
      en: 'the level is stated, a checked certificate is wanted',
      de: 'das Niveau ist angegeben, verlangt ist ein geprüftes Zertifikat',
      ar: '[المستوى مذكور]، والمطلوب [شهادة جرى التحقق منها]',
      fr: 'le niveau est indiqué, il est demandé un certificat vérifié',
      es: 'el nivel está indicado, se pide un certificado comprobado',
      ja: 'レベルは記載されていますが、確認済みの証明書が求められています',
      hi: 'स्तर बताया गया है, पर जाँचा हुआ प्रमाणपत्र चाहिए',
    },
  ],
  [
    { key: 'variety_wanted', stated: 'pt', wanted: 'pt-BR' },
    {
      en: 'Portuguese is stated, Brazilian Portuguese is wanted',
      de: 'angegeben ist Portugiesisch, verlangt ist Brasilianisches Portugiesisch',
      ar: 'المذكور [البرتغالية]، والمطلوب [البرتغالية البرازيلية]',
      fr: 'indiqué : portugais, demandé : portugais brésilien',
      es: 'se indica portugués, se pide portugués de Brasil',
      ja: 'ポルトガル語と記載されていますが、求められているのはブラジルポルトガル語です',
      hi: 'पुर्तगाली बताई गई है, पर ब्राज़ीली पुर्तगाली चाहिए',
    },
  ],
  [
    { key: 'native_only' },
    {
      en: 'says native; no level stated',
      de: 'als Muttersprache angegeben, aber ohne Niveau',
      ar: 'مذكورة كلغة أم دون تحديد مستوى',
      fr: 'indiqué comme langue maternelle, sans niveau',
      es: 'se indica como lengua materna, sin nivel',
      ja: '母語と記載されていますが、レベルの記載がありません',
      hi: 'मातृभाषा बताई गई है, पर कोई स्तर नहीं बताया गया',
    },
  ],
  [
    { key: 'direction_offered', from: 'ja', from_level: 'C', to: 'en', to_level: 'A' },
    {
      en: 'works from Japanese (C) into English (A)',
      de: 'arbeitet von Japanisch (C) nach Englisch (A)',
      ar: 'العمل من [اليابانية] ([C]) إلى [الإنجليزية] ([A])',
      fr: 'direction proposée : japonais (C) vers anglais (A)',
      es: 'trabaja de japonés (C) a inglés (A)',
      ja: '日本語（C）から英語（A）に対応しています',
      hi: 'जापानी (C) से अंग्रेज़ी (A) में काम होता है',
    },
  ],
  [
    { key: 'passive_only', to: 'ja' },
    {
      en: 'works from Japanese (C), not into it',
      de: 'arbeitet nur aus der Sprache Japanisch (C), nicht in diese Sprache',
      ar: 'العمل من [اليابانية] (C) فقط، وليس إليها',
      fr: 'langue de départ seulement, pas d’arrivée : japonais (C)',
      es: 'trabaja desde japonés (C), no hacia ese idioma',
      ja: '日本語（C）からは対応していますが、日本語へは対応していません',
      hi: 'जापानी (C) से काम होता है, इस भाषा में नहीं',
    },
  ],
];

const changes: [Change, Record<InterfaceLanguage, string>][] = [
  [
    { key: 'level', skill: 'spoken_interaction', ...cefrB1, level: 'B2' },
    {
      en: 'B2 spoken interaction would meet this',
      de: 'mündliche Interaktion mit B2 würde genügen',
      ar: 'يكفي [B2] في [التفاعل الشفهي]',
      fr: 'B2 en interaction orale suffirait',
      es: 'bastaría B2 en interacción oral',
      ja: 'やり取りがB2なら満たします',
      hi: 'मौखिक बातचीत में B2 होने पर यह पूरा होगा',
    },
  ],
  [
    { key: 'level', skill: 'reading', scale: 'jlpt', level: 'N1', score: null },
    {
      en: 'JLPT N1 reading would meet this',
      de: 'Lesen mit JLPT N1 würde genügen',
      ar: 'يكفي [JLPT N1] في [القراءة]',
      fr: 'JLPT N1 en compréhension de l’écrit suffirait',
      es: 'bastaría JLPT N1 en comprensión de lectura',
      ja: '読むことがJLPT N1なら満たします',
      hi: 'पठन में JLPT N1 होने पर यह पूरा होगा',
    },
  ],
  [
    { key: 'score', score: 112 },
    {
      en: '112 points or more would meet this',
      de: '112 Punkte oder mehr würden genügen',
      ar: 'تكفي درجة [112] فأكثر',
      fr: '112 points ou plus suffiraient',
      es: 'bastarían 112 puntos o más',
      ja: '112点以上なら満たします',
      hi: '112 या उससे अधिक अंक होने पर यह पूरा होगा',
    },
  ],
  [
    { key: 'evidence', rung: 'checked' },
    {
      en: 'a checked certificate would meet this',
      de: 'ein geprüftes Zertifikat würde genügen',
      ar: 'يكفي توفّر [شهادة جرى التحقق منها]',
      fr: 'un certificat vérifié suffirait',
      es: 'bastaría un certificado comprobado',
      ja: '確認済みの証明書があれば満たします',
      hi: 'जाँचा हुआ प्रमाणपत्र होने पर यह पूरा होगा',
    },
  ],
  [
    { key: 'variety', tag: 'pt-BR' },
    {
      en: 'Brazilian Portuguese would meet this',
      de: 'Brasilianisches Portugiesisch würde genügen',
      ar: 'تكفي [البرتغالية البرازيلية]',
      fr: 'portugais brésilien suffirait',
      es: 'bastaría portugués de Brasil',
      ja: 'ブラジルポルトガル語なら満たします',
      hi: 'ब्राज़ीली पुर्तगाली होने पर यह पूरा होगा',
    },
  ],
  [
    { key: 'working', tag: 'ja', level: 'B' },
    {
      en: 'Japanese as B language would meet this',
      de: 'Japanisch als B-Sprache würde genügen',
      ar: 'تكفي [اليابانية] كلغة [B]',
      fr: 'japonais comme langue B suffirait',
      es: 'bastaría japonés como idioma B',
      ja: '日本語がB言語なら満たします',
      hi: 'जापानी B भाषा होने पर यह पूरा होगा',
    },
  ],
];

describe.each(interfaceLanguages)('in %s', (language) => {
  const words = reasonWords[language];
  const nameOf = namesIn(language);

  it.each(reasons)('says the reason %j', (reason, texts) => {
    expect(visible(sayReason(reason, nameOf, { words }))).toBe(texts[language]);
  });

  it.each(changes)('says the change %j', (change, texts) => {
    expect(visible(sayWouldMeet(change, nameOf, { words }))).toBe(texts[language]);
  });
});

const stated = { scale: 'delf_dalf', level: 'C1', score: 20.5 } as const;

/** Every key, with every word that it can name. */
const everyReason: { [Key in Reason['key']]: Extract<Reason, { key: Key }>[] } = {
  stated: [{ key: 'stated', ...stated }],
  mapped: [
    { key: 'mapped', ...stated, low: 'C1', high: 'C1', by_later_table: false },
    { key: 'mapped', ...stated, low: 'B1', high: 'C1', by_later_table: true },
    { key: 'mapped', ...stated, low: 'none', high: 'B1', by_later_table: false },
  ],
  score_decides: [{ key: 'score_decides', score: 20.5, level: 'C1' }],
  none_stated: skills.map((skill) => ({ key: 'none_stated', skill })),
  native_only: [{ key: 'native_only' }],
  language_not_stated: [{ key: 'language_not_stated', tag: 'ja' }],
  skill_not_stated: skills.map((skill) => ({ key: 'skill_not_stated', skill })),
  skill_not_covered: skills.map((skill) => ({ key: 'skill_not_covered', scale: 'jlpt', skill })),
  skill_not_in_language: [{ key: 'skill_not_in_language', tag: 'ase', skill: 'reading' }],
  test_of_other_language: [{ key: 'test_of_other_language', scale: 'jlpt', tag: 'ko' }],
  no_mapping: [{ key: 'no_mapping', scale: 'hsk' }],
  indicative_mapping: [{ key: 'indicative_mapping', scale: 'pte' }],
  editions_differ: [{ key: 'editions_differ', scale: 'hsk' }],
  result_unclear: [{ key: 'result_unclear', scale: 'hsk' }],
  evidence_wanted: rungs.map((rung) => ({ key: 'evidence_wanted', has: rung, wanted: rung })),
  certificate_expired: rungs.map((wanted) => ({ key: 'certificate_expired', on: '2026-01-31', wanted })),
  variety_wanted: [{ key: 'variety_wanted', stated: 'pt', wanted: 'pt-BR' }],
  direction_offered: [{ key: 'direction_offered', from: 'ja', from_level: 'C', to: 'en', to_level: 'A' }],
  passive_only: [{ key: 'passive_only', to: 'ja' }],
  into_b_from_a_only: [{ key: 'into_b_from_a_only', from: 'ja', from_level: 'C', to: 'en' }],
  working_not_stated: [{ key: 'working_not_stated', tag: 'ja' }],
  mode_not_stated: modes.map((mode) => ({ key: 'mode_not_stated', mode })),
};

const everyChange: { [Key in Change['key']]: Extract<Change, { key: Key }>[] } = {
  level: skills.map((skill) => ({ key: 'level', skill, ...stated })),
  score: [{ key: 'score', score: 112 }],
  evidence: rungs.map((rung) => ({ key: 'evidence', rung })),
  variety: [{ key: 'variety', tag: 'pt-BR' }],
  working: [{ key: 'working', tag: 'ja', level: 'B' }],
  mode: modes.map((mode) => ({ key: 'mode', mode })),
};

const isComplete = (text: string) => text.trim() !== '' && !/[{}]|undefined|null/.test(text);

describe.each(interfaceLanguages)('every reason and change in %s', (language) => {
  const nameOf = namesIn(language);
  const reasonsOf = (isSigned: boolean) =>
    Object.values(everyReason)
      .flat()
      .map((reason) => sayReason(reason, nameOf, { words: reasonWords[language], isSigned }));
  const changesOf = (isSigned: boolean) =>
    Object.values(everyChange)
      .flat()
      .map((change) => sayWouldMeet(change, nameOf, { words: reasonWords[language], isSigned }));

  it('is said completely, of spoken and of signed languages', () => {
    const texts = [true, false].flatMap((isSigned) => [...reasonsOf(isSigned), ...changesOf(isSigned)]);
    expect(texts.filter((text) => !isComplete(text))).toEqual([]);
  });

  it('has a text of its own', () => {
    const texts = [...reasonsOf(false), ...changesOf(false)];
    expect(new Set(texts).size).toBe(texts.length);
  });
});

const textsOf = ({ locale: _, name: __, declined: ___, ...tables }: ReasonWords): string[] =>
  Object.values(tables).flatMap((table) => (typeof table === 'string' ? [table] : Object.values<string>(table)));

it.each(interfaceLanguages.filter((language) => language !== 'en'))('no text in %s is left in English', (language) => {
  const inEnglish = new Set(textsOf(english));
  expect(textsOf(reasonWords[language]).filter((text) => inEnglish.has(text))).toEqual([]);
});

it('says days as the reader writes them, and names the skills of signed languages', () => {
  const expired: Reason = { key: 'certificate_expired', on: '2026-01-31', wanted: 'checked' };
  expect(sayReason(expired, String, { dayOf: () => '31 Jan 2026' })).toBe(
    'the certificate was valid until 31 Jan 2026, a checked certificate is wanted',
  );
  const signed: Reason = { key: 'skill_not_stated', skill: 'listening' };
  expect(sayReason(signed, String, { isSigned: true })).toBe('no level of visual reception is stated');
});

it('writes scores with the separators of the language', () => {
  expect(sayReason({ key: 'stated', ...stated }, String, { words: german })).toBe(
    'angegeben ist DALF C1 mit 20,5 Punkten',
  );
});
