/** Languages that texts about jobs name most, in English, French and Spanish: `native German`, `inglés nativo`. */
const english =
  'english|german|french|spanish|italian|portuguese|dutch|russian|ukrainian|polish|turkish|arabic|hebrew|hindi|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|swedish|danish|norwegian|finnish|czech|greek|hungarian|romanian';
const french =
  'anglais|allemand|français|espagnol|italien|portugais|néerlandais|russe|ukrainien|polonais|turc|arabe|hébreu|hindi|chinois|mandarin|japonais|coréen';
const spanish =
  'inglés|alemán|francés|español|castellano|italiano|portugués|neerlandés|ruso|ucraniano|polaco|turco|árabe|hebreo|hindi|chino|mandarín|japonés|coreano';

/**
 * Ways in which the seven languages of the site demand native speakers. `native` alone also means software, plants and
 * people of a country: it counts only beside a word about language.
 */
const demands = [
  // English
  String.raw`(?<!\p{L})natives?[\s-]{1,3}(?:or[\s-]{1,3}(?:near|bilingual)[\s-]{1,3}\p{L}{1,30}[\s-]{1,3})?(?:speakers?|speaking|level|fluency|proficiency|tongue|languages?|${english})(?!\p{L})`,
  String.raw`(?<!\p{L})(?:mother[\s-]{1,3}tongues?|natively[\s-]{1,3}fluent|first[\s-]{1,3}language)(?!\p{L})`,
  // German
  String.raw`muttersprach\p{L}{0,30}`,
  // French
  String.raw`(?<!\p{L})langues?\s{1,3}maternelles?(?!\p{L})`,
  String.raw`(?<!\p{L})(?:locuteurs?|locutrices?|niveau|(?:${french}))(?:\(?\p{L}{0,3}\)?)?\s{1,3}nati(?:f|fs|ve|ves)(?!\p{L})`,
  // Spanish
  String.raw`(?<!\p{L})(?:lenguas?|idiomas?)\s{1,3}matern[oa]s?(?!\p{L})`,
  String.raw`(?<!\p{L})(?:hablantes?|nivel|(?:${spanish}))\s{1,3}nativ[oa]s?(?!\p{L})`,
  String.raw`(?<!\p{L})nativ[oa]s?\s{1,3}(?:de|en)\s{1,3}(?:${spanish})(?!\p{L})`,
  // Japanese
  'ネイティブ・?(?:スピーカー|レベル|並み|と同等|の方)',
  '母語(?:話者|レベル|とする|の方|が)|母国語',
  // Hindi
  String.raw`मातृभाष[ाी]\p{M}{0,9}\p{L}{0,30}`,
  'मूल\\s{1,3}(?:वक्ता|भाषी)|नेटिव\\s{1,3}(?:स्पीकर|लेवल)',
  // Arabic, with and without hamza and article
  String.raw`(?:ال)?لغت?(?:ة|ه|ها|هم|ك|كم)?\s{1,3}(?:ال)?[أا]م(?!\p{L})`,
  String.raw`(?:متحدث|ناطق)\p{L}{0,30}\s{1,3}(?:\p{L}{1,30}\s{1,3})?(?:ك?لغة\s{1,3}[أا]م|(?:ال)?[أا]صلي\p{L}{0,30})`,
].map((source) => new RegExp(source, 'iu'));

/**
 * The words with which one of the texts demands native speakers, as they are written; null when none does. For a hint
 * only: a text that is not recognised is no problem.
 */
export function nativeDemandIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const written = text.normalize('NFKC');
    const [first] = demands
      .map((demand) => demand.exec(written))
      .filter((found) => found !== null)
      .toSorted((a, b) => a.index - b.index);
    if (first) return first[0].trim();
  }
  return null;
}
