import { currentTag, isReplacedCode } from './replaced-tags.ts';

/** Written Norwegian: `nb` and `nn` are refinements of `no`, although they are primary subtags. */
const widerLanguage: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** Codes that name no single language, and those reserved for private use. */
const nameless = /^(?:und|mul|mis|zxx|sgn|q[a-t][a-z])$/;
/** Serbo-Croatian names several languages. `Intl` would turn it into Serbian. */
const severalLanguages = /^(?:sh|hbs)(?:-|$)/i;
/** Language, script, region and variants; neither extensions nor private subtags. */
const form = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?(?:-(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*$/;
const script = /^[A-Z][a-z]{3}$/;

export const primarySubtag = (tag: string): string => {
  const end = tag.indexOf('-');
  return end === -1 ? tag : tag.slice(0, end);
};

/**
 * The canonical BCP 47 tag of one language, or null for anything else. Every tag that is stored or compared, and every tag
 * that a name resolves to, comes from here: replaced and wider codes (`iw`, `cmn`, `pes`) and extended forms (`zh-yue`) are
 * the one tag of their language.
 */
export function canonicalTag(text: string): string | null {
  if (severalLanguages.test(text)) return null;
  try {
    const tag = Intl.getCanonicalLocales(currentTag(text))[0] ?? '';
    return form.test(tag) && !nameless.test(primarySubtag(tag)) ? tag : null;
  } catch {
    return null;
  }
}

/** The present tag of a stored one, which was canonical when it was written. */
export const presentTag = (stored: string): string =>
  isReplacedCode(primarySubtag(stored)) ? (canonicalTag(stored) ?? stored) : stored;

/**
 * What a stated language says about a wanted one. `serves`: it is that language or a refinement of it. `general`: the
 * same language, but its variety is not stated or is another one. `none`: another language.
 */
export type Fit = 'serves' | 'general' | 'none';

/** The tag without everything that narrows it. */
export const languageOf = (tag: string): string => {
  const primary = primarySubtag(tag);
  return widerLanguage[primary] ?? primary;
};

/** Everything in the tag that narrows its language: script, region, variants. */
function refinementsOf(tag: string): string[] {
  const [primary = '', ...others] = tag.split('-');
  return primary in widerLanguage ? [primary, ...others] : others;
}

/**
 * @param stated Canonical tag of a candidate's row.
 * @param wanted Canonical tag of a requirement.
 * @param isScriptRelevant Whether scripts are compared; only reading and writing need that.
 */
export function fitOf(stated: string, wanted: string, isScriptRelevant: boolean): Fit {
  if (stated === wanted) return 'serves';
  if (languageOf(stated) !== languageOf(wanted)) return 'none';
  const known = refinementsOf(stated);
  const needed = refinementsOf(wanted).filter((subtag) => isScriptRelevant || !script.test(subtag));
  return needed.every((subtag) => known.includes(subtag)) ? 'serves' : 'general';
}

const isScript = (subtag: string): boolean => script.test(subtag);

/** The tag without its script, which speech does not have. */
export const withoutScript = (tag: string): string =>
  tag
    .split('-')
    .filter((subtag) => !isScript(subtag))
    .join('-');

/** Every tag that this one serves, scripts compared: itself, what it refines, and its language alone. */
export function widerTags(tag: string): string[] {
  const language = languageOf(tag);
  let wider: string[][] = [[]];
  for (const subtag of refinementsOf(tag)) wider = wider.concat(wider.map((chosen) => [...chosen, subtag]));
  return wider.map(([first, ...others]) => {
    const isPrimary = first !== undefined && first in widerLanguage;
    return [isPrimary ? first : language, ...(isPrimary || first === undefined ? others : [first, ...others])].join(
      '-',
    );
  });
}
