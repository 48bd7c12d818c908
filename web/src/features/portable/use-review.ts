import { useState } from 'react';
import type { FoundLanguage } from './formats/found-profile.ts';
import { addFound, groupLanguages } from './group-languages.ts';
import { type ChoiceKey, changesOf, countOffers, offersOf, preselectedKeys, takenOffers } from './offers.ts';
import type { PresentProfile } from './review.ts';
import type { ReadProfile } from './use-read-file.ts';

/** The offers of a file for a profile, with what is chosen of them. */
export const useReview = (present: PresentProfile, { found, tables }: ReadProfile) => {
  const [{ rows, unresolved }, setGrouped] = useState(() => groupLanguages(found.languages, tables));
  const [chosen, setChosen] = useState<ReadonlyMap<ChoiceKey, boolean>>(new Map());
  const offers = offersOf(present, found, rows);
  const preselected = preselectedKeys(present, offers);
  const isTaken = (key: ChoiceKey) => chosen.get(key) ?? preselected.has(key);
  const taken = takenOffers(offers, isTaken);
  return {
    ...offers,
    unresolved,
    isTaken,
    choose: (key: ChoiceKey, isChosen: boolean) => setChosen((before) => new Map(before).set(key, isChosen)),
    /** Says which language an entry without a known name means. */
    resolve: (entry: FoundLanguage, tag: string) =>
      setGrouped((before) => ({
        rows: addFound(before.rows, tag, entry),
        unresolved: before.unresolved.filter((each) => each !== entry),
      })),
    count: countOffers(taken),
    changes: () => changesOf(present, taken),
  };
};

export type Review = ReturnType<typeof useReview>;
