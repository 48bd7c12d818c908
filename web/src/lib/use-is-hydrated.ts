import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while HTML is prerendered and while React takes it over; true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
