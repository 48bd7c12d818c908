import { presentParams, useQueryParams } from '#web/lib/use-query-params.ts';
import { type Condition, conditionNames, readConditions, writeConditions } from './conditions.ts';

/** The values that a parameter may have; null: any text. */
type Options = Readonly<Record<string, readonly string[] | null>>;

/** Longer places do not exist. */
const longestText = 100;

/** A language by a name, as the call takes it: links of before the conditions have it. */
const written = 'language';
const longestName = 60;

const readChoice = (text: string, options: readonly string[] | null | undefined): string =>
  (options ? options.includes(text) : text.length <= longestText) ? text : '';

/**
 * Reads and writes the conditions and single choices of a search in the address, beside what else it says. Invalid
 * values count as not chosen.
 */
export const useSearchFilters = (options: Options) => {
  const { params, change } = useQueryParams();
  const names = Object.keys(options);
  const own: readonly string[] = [...names, written, ...conditionNames];
  const conditions = readConditions(params);
  const chosen = Object.fromEntries(names.map((name) => [name, readChoice(params.get(name) ?? '', options[name])]));
  const language = (params.get(written) ?? '').trim().slice(0, longestName);
  return {
    conditions,
    written: { language, remove: () => change({ [written]: undefined }) },
    chosen,
    isFiltered: own.some((name) => (params.get(name) ?? '') !== ''),
    changeConditions: (next: (present: readonly Condition[]) => readonly Condition[]) =>
      change(writeConditions(next(readConditions(presentParams())))),
    /** Chooses a value, or takes it back where it is chosen already. */
    toggle: (name: string, value: string) => change({ [name]: presentParams().get(name) === value ? '' : value }),
    /** Removes these and other filters. */
    clearAll: (others: readonly string[]) =>
      change(Object.fromEntries([...own, ...others].map((name) => [name, undefined]))),
    /** What the calls of searches get of it. */
    query: Object.fromEntries(
      Object.entries({ ...chosen, language, ...writeConditions(conditions) }).filter(([, value]) => value !== ''),
    ),
  };
};
export type SearchFilters = ReturnType<typeof useSearchFilters>;
