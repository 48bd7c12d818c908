import { useLocation, useNavigate } from 'react-router-dom';
import { useQueryParams } from './use-query-params.ts';

/** The state of the history's entry that a press on a row added. */
interface Opened {
  isOpened: true;
}

const isOpened = (state: unknown): state is Opened => (state as Partial<Opened> | null)?.isOpened === true;

/**
 * The item of a list that is open beside it, as the address says. Opening adds an entry to the history, so that Back closes;
 * opening another one meanwhile replaces it.
 */
export const useOpenItem = () => {
  const { params, change } = useQueryParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const openKey = params.get('open') ?? undefined;
  return {
    openKey,
    open: (key: string) =>
      change({ open: key }, openKey === undefined ? { state: { isOpened: true } } : { replace: true, state }),
    /** The same without a further entry. */
    replace: (key: string) => change({ open: key }, { replace: true, state }),
    close: () => (isOpened(state) ? void navigate(-1) : change({ open: undefined }, { replace: true })),
  };
};
