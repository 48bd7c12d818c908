import texts from './texts/communities.json' with { type: 'json' };

/** A name in Latin letters and, if its owner writes it in another script, in that one. */
type Name = readonly [latin: string, native?: string];

export interface LanguageCommunity {
  language: string;
  /** Weight of the language among the demo's jobs and candidates. */
  share: number;
  cities: readonly string[];
  /** In the native script the family name comes first, without a comma. */
  familyFirst?: boolean;
  /** Separator between the parts of a name in the native script; by default a space. */
  gap?: string;
  given: readonly Name[];
  family: readonly Name[];
}

/** The names of a list such as "Misaki/美咲 Haruto/陽翔". */
const namesIn = (list: string) => list.split(' ').map((name) => name.split('/') as unknown as Name);

/** Native speakers by language, with names and places. Every community has both candidates and recruiters. */
export const communities: readonly LanguageCommunity[] = texts.map(({ given, family, ...community }) => ({
  ...community,
  given: namesIn(given),
  family: namesIn(family),
}));

/** The community of a language. Throws for a language without one. */
export const communityOf = (language: string): LanguageCommunity => {
  const found = communities.find((community) => community.language === language);
  if (found === undefined) throw new Error(`Demo data have no people who speak ${language}.`);
  return found;
};
