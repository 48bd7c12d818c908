// Words that are frequent in one language and rare in those beside it. Portuguese, Italian and Dutch are here so that they are not
// taken for a neighbour.
const words: Readonly<Record<string, string>> = {
  en: 'the and of to you we with for your our are is will as from who work this that have at on by',
  de: 'der die das und wir sie für mit ist sind ein eine zu auf von den im oder werden als nicht ihre unser zum zur',
  fr: 'le la les des et vous nous pour avec est dans une du au aux qui notre votre sur ou nos vos ce',
  es: 'el la los las y para con una del usted su nuestro nuestra es al más como trabajo sus lo o',
  pt: 'o os as e para com uma um do da dos das você não são ao em nossa nosso mais ou seu sua',
  it: 'il lo gli e per con una di del della che sono è nostro nostra al nel siamo ai le un lavoro',
  nl: 'de het een en van je wij met voor op zijn naar bij ons onze of jij wordt als te',
};

const sets = Object.entries(words).map(([tag, list]) => [tag, new Set(list.split(' '))] as const);

/** Letters beyond Arabic's own: Persian and Urdu have them. */
const notArabic = /[پچژگکی]/u;
const isHindi = /(?:^|\s)(?:है|हैं|के|में|और|का|की|को|से)(?=\s|$)/u;

/** How much of a text counts: more would not change the guess. */
const enough = 2_000;
/** How many words must speak for a language, and how many times as many as for the next one. */
const minWords = 3;
const minLead = 1.4;

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The language of a script; null where it has several, and undefined for the Latin one and others. */
function byScript(text: string): string | null | undefined {
  const most = countOf(text, /\p{L}/gu) / 2;
  if (most < minWords) return null;
  const [han, kana] = [countOf(text, /\p{Script=Han}/gu), countOf(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu)];
  if (han + kana > most) return kana > 0 ? 'ja' : null;
  if (countOf(text, /\p{Script=Arabic}/gu) > most) return notArabic.test(text) ? null : 'ar';
  if (countOf(text, /\p{Script=Devanagari}/gu) > most) return isHindi.test(text) ? 'hi' : null;
  return countOf(text, /\p{Script=Latin}/gu) > most ? undefined : null;
}

/** The tag of the language in which a text seems to be written, as a suggestion; undefined where that is not clear. */
export function guessLanguage(text: string): string | undefined {
  const read = text.slice(0, enough).toLowerCase();
  const script = byScript(read);
  if (script !== undefined) return script ?? undefined;
  const found = read.match(/\p{L}+/gu) ?? [];
  const counts = sets.map(([tag, set]) => ({ tag, count: found.filter((word) => set.has(word)).length }));
  const [first, second] = counts.sort((left, right) => right.count - left.count);
  if (!first || first.count < minWords || first.count < (second?.count ?? 0) * minLead) return undefined;
  return first.tag;
}
