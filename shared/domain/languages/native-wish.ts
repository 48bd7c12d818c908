/** Languages that texts about jobs name most, in English, French and Spanish: `native German`, `inglés nativo`. */
const english =
  'english|german|french|spanish|italian|portuguese|dutch|russian|ukrainian|polish|turkish|arabic|hebrew|hindi|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|swedish|danish|norwegian|finnish|czech|greek|hungarian|romanian';
const french =
  'anglais|allemand|français|espagnol|italien|portugais|néerlandais|russe|ukrainien|polonais|turc|arabe|hébreu|hindi|chinois|mandarin|japonais|coréen';
const spanish =
  'inglés|alemán|francés|español|castellano|italiano|portugués|neerlandés|ruso|ucraniano|polaco|turco|árabe|hebreo|hindi|chino|mandarín|japonés|coreano';

/**
 * Ways in which the seven languages of the site ask for native speakers. `native` alone also means software, plants and
 * people of a country: it counts only beside a word about language.
 */
const wishes = new RegExp(
  [
    // English
    String.raw`(?<!\p{L})natives?[\s-]+(?:or[\s-]+(?:near|bilingual)[\s-]+\p{L}+[\s-]+)?(?:speakers?|speaking|level|fluency|proficiency|tongue|languages?|${english})(?!\p{L})`,
    String.raw`(?<!\p{L})(?:mother[\s-]+tongues?|natively[\s-]+fluent|first[\s-]+language)(?!\p{L})`,
    // German
    String.raw`muttersprach\p{L}*`,
    // French
    String.raw`(?<!\p{L})langues?\s+maternelles?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:locuteurs?|locutrices?|niveau|(?:${french}))(?:\(?\p{L}{0,3}\)?)?\s+nati(?:f|fs|ve|ves)(?!\p{L})`,
    // Spanish
    String.raw`(?<!\p{L})(?:lenguas?|idiomas?)\s+matern[oa]s?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:hablantes?|nivel|(?:${spanish}))\s+nativ[oa]s?(?!\p{L})`,
    String.raw`(?<!\p{L})nativ[oa]s?\s+(?:de|en)\s+(?:${spanish})(?!\p{L})`,
    // Japanese
    'ネイティブ・?(?:スピーカー|レベル|並み|と同等|の方)',
    '母語(?:話者|レベル|とする|の方|が)|母国語',
    // Hindi
    String.raw`मातृभाष[ाी]\p{M}*\p{L}*`,
    'मूल\\s+(?:वक्ता|भाषी)|नेटिव\\s+(?:स्पीकर|लेवल)',
    // Arabic, with and without hamza and article
    String.raw`(?:ال)?لغت?(?:ة|ه|ها|هم|ك|كم)?\s+(?:ال)?[أا]م(?!\p{L})`,
    String.raw`(?:متحدث|ناطق)\p{L}*\s+(?:\p{L}+\s+)?(?:ك?لغة\s+[أا]م|(?:ال)?[أا]صلي\p{L}*)`,
  ].join('|'),
  'iu',
);

/**
 * The words with which one of the texts asks for native speakers, as they are written; null when none does. For a hint
 * only: a text that is not recognised is no problem.
 */
export function nativeWishIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const found = wishes.exec(text.normalize('NFKC'));
    if (found) return found[0].trim();
  }
  return null;
}
