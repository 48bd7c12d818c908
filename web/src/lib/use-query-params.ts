import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** The query of the address as it is now: presses can be faster than the screen that shows their effect. */
export const presentParams = () => new URLSearchParams(window.location.search);

/**
 * The query of the address. `change` sets parameters beside those that the address has at that moment; empty and
 * undefined values remove theirs.
 */
export const useQueryParams = () => {
  const [params, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | undefined>>, options?: NavigateOptions) => {
    const next = presentParams();
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, options);
  };
  return { params, change };
};
