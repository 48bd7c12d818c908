import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type RecruiterFilter, type VerificationState, verificationStates } from './recruiter-filter.ts';

const ownChange = { isOwnChange: true };
const stateOf = (text: string | null): VerificationState => verificationStates.find((state) => state === text) ?? 'all';

/** The address's query for a filter, without unset values; '' or starting with `?`. */
export const filterSearch = ({ text, state }: RecruiterFilter): string => {
  const params = new URLSearchParams({ ...(text && { q: text }), ...(state !== 'all' && { status: state }) });
  return params.size > 0 ? `?${params}` : '';
};

/**
 * The filter of recruiters, kept in the address. The address follows typing a moment later, so what is shown is kept
 * here, and only other ways to a new address (a link to the same screen) change it from outside.
 */
export const useRecruiterFilter = () => {
  const [params, setParams] = useSearchParams();
  const isOwnChange = (useLocation().state as typeof ownChange | null)?.isOwnChange === true;
  const text = params.get('q') ?? '';
  const state = stateOf(params.get('status'));
  const [filter, setFilter] = useState<RecruiterFilter>({ text, state });
  useEffect(() => {
    if (!isOwnChange) setFilter({ text, state });
  }, [isOwnChange, text, state]);
  return {
    filter,
    change: (changes: Partial<RecruiterFilter>) => {
      const next = { ...filter, ...changes };
      setFilter(next);
      setParams(filterSearch(next), { replace: true, state: ownChange });
    },
  };
};
