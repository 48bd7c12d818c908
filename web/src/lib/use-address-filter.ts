import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

const ownChange = { isOwnChange: true };

/**
 * A filter that is stored in the address. While the user types, the address is updated with a delay, so the shown
 * filter is state of its own; only navigation (Back, a link to the same screen) replaces it.
 * @param read the filter of an address's query; the same function at each call
 * @param searchOf the address's query for a filter: '' or beginning with `?`
 */
export const useAddressFilter = <Filter extends object>(
  read: (params: URLSearchParams) => Filter,
  searchOf: (filter: Filter) => string,
) => {
  const [, setParams] = useSearchParams();
  const { search, state } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const isOwnChange = !isPop && (state as typeof ownChange | null)?.isOwnChange === true;
  const [filter, setFilter] = useState(() => read(new URLSearchParams(search)));
  useEffect(() => {
    if (!isOwnChange) setFilter(read(new URLSearchParams(search)));
  }, [isOwnChange, search, read]);
  return {
    filter,
    /** `asStep`: Back returns to the filter before. */
    change: (next: Filter, asStep = false) => {
      setFilter(next);
      setParams(searchOf(next), { replace: !asStep, state: ownChange });
    },
  };
};
