import { useAddressFilter } from '#web/lib/use-address-filter.ts';
import { type RecruiterFilter, type VerificationState, verificationStates } from './recruiter-filter.ts';

const stateOf = (text: string | null): VerificationState => verificationStates.find((state) => state === text) ?? 'all';

const readFilter = (params: URLSearchParams): RecruiterFilter => ({
  text: params.get('q') ?? '',
  state: stateOf(params.get('status')),
});

/** The address's query for a filter, without empty values; '' or beginning with `?`. */
export const filterSearch = ({ text, state }: RecruiterFilter): string => {
  const params = new URLSearchParams({ ...(text && { q: text }), ...(state !== 'all' && { status: state }) });
  return params.size > 0 ? `?${params}` : '';
};

/** The filter of recruiters, in the address of the page. */
export const useRecruiterFilter = () => {
  const { filter, change } = useAddressFilter(readFilter, filterSearch);
  return { filter, change: (changes: Partial<RecruiterFilter>) => change({ ...filter, ...changes }) };
};
