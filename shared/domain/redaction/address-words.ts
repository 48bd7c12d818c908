import { foldedWords } from './folded.ts';

// How people write `@` and `.` in words, so that filters do not see an address: in the languages of the site, and in
// those that people who work with languages often share with them. Words that prose also has need more of an address.

/**
 * What a word needs to be read as an `@`. `sign`: it names the sign, so a dot after it is enough. `english`: an ordinary
 * word that also names it, so the dot is a word too, or the domain a mail provider. `preposition`: the dot is a word and a
 * ending that no prose has follows, or a mail provider.
 */
export type AtKind = 'sign' | 'english' | 'preposition';

const signs = foldedWords(`
  arroba | arrobas | arrova | aroba | arobas | arobase | arobaze | at-sign | atsign | at-zeichen | klammeraffe | affenschwanz |
  chiocciola | chiocciolina | apenstaart | apestaart | apenstaartje | apestaartje | małpa | malpa | małpka | собака | собачка |
  собак | равлик | равлика | кльомба | маймуна | мајмун | majmun | мајмунче | zavináč | zavinac | kukac | kukacjel | arond | arondă |
  coadă-de-maimuță | snabel-a | snabela | alfakrull | alfakrøll | krøllalfa | krøll-alfa | kanelbulle | ät-merkki | ätmerkki |
  miukumauku | kissanhäntä | παπάκι | παπακι | שטרודל | כרוכית | آت | ات | أت | اتساين | آتساین | ایٹ | اٹ | आट | एट | ऐट | अट |
  এট | অ্যাট | ਐਟ | એટ | அட் | ఎట్ | ಅಟ್ | അറ്റ് | แอท | แอ็ต | эт | ат | ет | kuyruklu-a | güzel-a | acong | еттора | eta | alfaslang`);

const english = foldedWords('at | ät | aet | att');

const prepositions = foldedWords(`
  a | à | chez | en | bei | in | la | em | na | no | op | bij | aan | på | hos | vid | w | u | v | su | di | da | et | ad | tai |
  di | pada | tại | ở | в | на | у | у | στο | σε | में | पर | पे | في | على | عند | در | به | kepada | sa`);

/** Words of more than one part, by the first: `at the rate` is how India reads the sign. */
const phrases: readonly (readonly string[])[] = foldedWords(`
  at the rate of | at the rate | at d rate | at rate | at sign | एट द रेट | एट दी रेट | ऐट द रेट | ऐट दि रेट | at işareti | et işareti |
  kuyruklu a | güzel a | a còng | a móc | a keong | a bulat | a bundar | coadă de maimuță | a rond | a rotund | ludo a | znak małpy | знак собака | ат сайн |
  ات ساين | آت ساین | ایٹ دی ریٹ | علامة ات | snabel a | krøll alfa | ät merkki | miuku mauku | at işaret | a bildua | a com cauda`).map(
  (phrase) => phrase.split(' '),
);

/** In scripts without spaces, words that occur between other letters. */
const unspacedSigns = foldedWords(
  'アットマーク | アット | あっと | 골뱅이 | 앳 | 艾特 | 圈a | 圈圈a | 小老鼠 | 小老鼠号',
);
const unspacedDots = foldedWords('ドット | どっと | 닷 | 점 | 点 | 點 | 點點 | 쩜');

const englishDots = foldedWords('dot | punkt');
const dots = foldedWords(`
  point | punto | punt | ponto | punct | punctul | kropka | точка | тачка | крапка | крапку | tečka | bodka | nokta | pont | puntje |
  piste | prick | punktum | pika | tocka | točka | точкa | τελεία | נקודה | dấu-chấm | chấm | titik | tuldok | डॉट | डाट | बिंदु | बिन्दु | ডট | ਡਾਟ | ડોટ | டாட் |
  డాట్ | ಡಾಟ್ | ഡോട്ട് | نقطة | نقطه | دوت | ڈاٹ | จุด | ดอท | дот | punkts | taškas | punktti`);

/** Mail providers. Those whose name is also that of an employer or a word need an ending. */
const providers = new Set(
  foldedWords(
    'gmail | googlemail | hotmail | icloud | protonmail | rediffmail | ymail | gmx | tutanota | fastmail | जीमेल | gmal | जिमेल | جيميل | جیمیل | 지메일 | ジーメール',
  ),
);
const providersWithEnding = new Set(
  foldedWords(
    'yahoo | outlook | live | yandex | aol | zoho | proton | qq | 163 | 126 | msn | me | t-online | web | mail | naver | daum | hanmail | libero | orange | wanadoo | seznam | wp | o2 | ukr | rambler | bk | list | inbox',
  ),
);

const atKinds = new Map<string, AtKind>([
  ...prepositions.map((word): [string, AtKind] => [word, 'preposition']),
  ...[...signs, ...unspacedSigns].map((word): [string, AtKind] => [word, 'sign']),
  ...english.map((word): [string, AtKind] => [word, 'english']),
]);
const englishDotWords = new Set(englishDots);
export const dotWords: ReadonlySet<string> = new Set([...englishDots, ...dots, ...unspacedDots]);

/** The words of scripts without spaces, the longest first, as a pattern of literals. */
export const unspacedWords: string = [...unspacedSigns, ...unspacedDots]
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** The phrases by their first words, long ones first. */
const phrasesFrom = Map.groupBy(
  phrases.toSorted((a, b) => b.length - a.length),
  ([first]) => first,
);

/** What a word is as an `@`; undefined for other words. */
export const atKindOf = (word: string): AtKind | undefined => atKinds.get(word);

/** What a phrase is as an `@`, by its first word. */
export const phraseKind = (first: string): AtKind => (atKinds.get(first) === 'english' ? 'english' : 'sign');

/** Whether a phrase for `@` may start with a word. */
export const startsPhrase = (word: string): boolean => phrasesFrom.has(word);

/** The words of a text from a place on: how many of them are a phrase for `@`; 0 for none. */
export function phraseLength(words: readonly string[]): number {
  const candidates = phrasesFrom.get(words[0]);
  return candidates?.find((phrase) => phrase.every((word, place) => words[place] === word))?.length ?? 0;
}

export const isEnglishDot = (word: string): boolean => englishDotWords.has(word);
export const isProvider = (label: string): boolean => providers.has(label);
export const isProviderWithEnding = (label: string): boolean => providersWithEnding.has(label);

/** Words before `dot com` that speak of a time or of companies, and those after an `at` that is none. */
const articles = new Set(
  foldedWords(
    'the | a | an | any | our | my | this | one | that | these | every | some | of | in | for | and | or | early | late | first | las | los | die | der | das | les | un | une | il | le',
  ),
);
export const isArticle = (word: string): boolean => articles.has(word);
