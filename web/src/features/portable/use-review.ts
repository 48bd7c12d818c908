import { useState } from 'react';
import { useDraftChoice } from '#web/ui/use-draft-choice.ts';
import type { FoundLanguage } from './formats/found-profile.ts';
import { addFound, groupLanguages, isUnstated, withLevel } from './group-languages.ts';
import { type ChoiceKey, changesOf, countOffers, offersOf, preselectedKeys, takenOffers } from './offers.ts';
import type { PresentProfile } from './review.ts';
import type { ReadProfile } from './use-read-file.ts';

/** What a person chose in a review. */
interface Choices {
  taken: Partial<Record<ChoiceKey, boolean>>;
  /** The tags of entries without a known name, by the entry. */
  tags: Readonly<Record<string, string>>;
  /** The levels of languages about which the file has words only, by their tags. */
  levels?: Readonly<Record<string, string>>;
}

const noChoices: Choices = { taken: {}, tags: {} };
const entryKey = ({ code, label }: FoundLanguage): string => `${code}:${label}`;

/** Adds the entries for which a person has chosen a language to those that were found. */
function resolveEntries({ rows, unresolved }: ReturnType<typeof groupLanguages>, tags: Choices['tags']) {
  const tagOf = (entry: FoundLanguage) => tags[entryKey(entry)];
  return {
    rows: unresolved.reduce((known, entry) => {
      const tag = tagOf(entry);
      return tag === undefined ? known : addFound(known, tag, entry);
    }, rows),
    unresolved: unresolved.filter((entry) => tagOf(entry) === undefined),
  };
}

/**
 * The offers of a file for a profile, with what is chosen of them. After a reload, which forgets the file, the choices are
 * back when it is chosen again.
 */
export const useReview = (present: PresentProfile, { file, found, tables }: ReadProfile) => {
  const [grouped] = useState(() => groupLanguages(found.languages, tables));
  const [choices = noChoices, setDraft] = useDraftChoice<Choices>(`import:${file}`);
  const { rows, unresolved } = resolveEntries(grouped, choices.tags);
  const levelOf = (tag: string) => choices.levels?.[tag] ?? '';
  const leveled = rows.map((each) => (isUnstated(each) ? withLevel(each, levelOf(each.row.tag)) : each));
  const offers = offersOf(present, found, leveled);
  const preselected = preselectedKeys(present, offers);
  const isTaken = (key: ChoiceKey) => choices.taken[key] ?? preselected.has(key);
  const taken = takenOffers(offers, isTaken);
  return {
    ...offers,
    unresolved,
    isTaken,
    choose: (key: ChoiceKey, isChosen: boolean) =>
      setDraft({ ...choices, taken: { ...choices.taken, [key]: isChosen } }),
    /** Says which language an entry without a known name means. */
    resolve: (entry: FoundLanguage, tag: string) =>
      setDraft({ ...choices, tags: { ...choices.tags, [entryKey(entry)]: tag } }),
    /** Tags of the languages whose level the person may state, since the file has words only. */
    unstated: rows.filter(isUnstated).map(({ row }) => row.tag),
    levelOf,
    setLevel: (tag: string, level: string) =>
      setDraft({
        ...choices,
        levels: { ...choices.levels, [tag]: level },
        taken: { ...choices.taken, [`language:${tag}`]: true },
      }),
    count: countOffers(taken),
    changes: () => changesOf(present, taken),
  };
};

export type Review = ReturnType<typeof useReview>;
