import { useSearchParams } from 'react-router-dom';
import { type Condition, conditionNames, readConditions, writeConditions } from './conditions.ts';

/** The values that a parameter may have; null: any text. */
type Options = Readonly<Record<string, readonly string[] | null>>;

/** Longer places do not exist. */
const longestText = 100;

const readChoice = (text: string, options: readonly string[] | null | undefined): string =>
  (options ? options.includes(text) : text.length <= longestText) ? text : '';

/** The query of the address as it is now: presses can be faster than the screen that shows their effect. */
const presentParams = () => new URLSearchParams(window.location.search);

/**
 * Reads and writes the conditions and single choices of a search in the address, beside what else it says. Invalid
 * values count as not chosen.
 */
export const useSearchFilters = (options: Options) => {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(options);
  const own: readonly string[] = [...names, ...conditionNames];
  const conditions = readConditions(params);
  const chosen = Object.fromEntries(names.map((name) => [name, readChoice(params.get(name) ?? '', options[name])]));
  const change = (changes: Record<string, string>) =>
    setParams([
      ...[...presentParams()].filter(([name]) => !(name in changes)),
      ...Object.entries(changes).filter(([, value]) => value !== ''),
    ]);
  return {
    conditions,
    chosen,
    isFiltered: own.some((name) => (params.get(name) ?? '') !== ''),
    changeConditions: (next: (present: readonly Condition[]) => readonly Condition[]) =>
      change(writeConditions(next(readConditions(presentParams())))),
    /** Chooses a value, or takes it back where it is chosen already. */
    toggle: (name: string, value: string) => change({ [name]: presentParams().get(name) === value ? '' : value }),
    /** Removes these and other filters. */
    clearAll: (others: readonly string[]) =>
      setParams([...presentParams()].filter(([name]) => !own.includes(name) && !others.includes(name))),
    /** What the calls of searches get of it. */
    query: Object.fromEntries(
      Object.entries({ ...chosen, ...writeConditions(conditions) }).filter(([, value]) => value !== ''),
    ),
  };
};
export type SearchFilters = ReturnType<typeof useSearchFilters>;
