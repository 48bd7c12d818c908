import type { LanguageCommunity } from './communities.ts';
import { mobileStartOf } from './countries.ts';
import type { Random } from './random.ts';

interface Name {
  given: string;
  family: string;
  /** The name as its owner writes it; in another script, with the Latin form in brackets. */
  full: string;
}

const letters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ß: 'ss', ı: 'i', đ: 'd', "'": '' };

/** A text reduced to the letters from a to z, for an e-mail address. */
export const asciiOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[łøßıđ']/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '');

const makeName = (random: Random, community: LanguageCommunity): Name => {
  const [given, ownGiven] = random.pick(community.given);
  const [family, ownFamily] = random.pick(community.family);
  const plain = `${given} ${family}`;
  if (ownGiven === undefined || ownFamily === undefined || random.chance(0.4)) {
    return { given, family, full: plain };
  }
  const parts = community.familyFirst ? [ownFamily, ownGiven] : [ownGiven, ownFamily];
  return { given, family, full: `${parts.join(community.gap ?? ' ')} (${plain})` };
};

/** Returns a function that makes a different name at each call. */
export const createNames = (random: Random) => {
  const taken = new Set<string>();
  return (community: LanguageCommunity): Name => {
    for (;;) {
      const name = makeName(random, community);
      const plain = `${name.given} ${name.family}`;
      if (!taken.has(plain)) {
        taken.add(plain);
        return name;
      }
    }
  };
};

export type MakeName = ReturnType<typeof createNames>;

export const makePhone = (random: Random, place: string): string =>
  `${mobileStartOf(place)}${random.int(200_000, 999_999)}`;
