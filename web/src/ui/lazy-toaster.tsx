import { later } from '../lib/later.tsx';
import { whenIdle } from '../lib/when-idle.ts';
import { firstToast } from './toast-store.ts';

/** Shows toasts. The code loads when the browser is idle, or with the first toast; where it cannot, there are none. */
export const LazyToaster = later(async () => (await import('./toaster.tsx')).Toaster, {
  when: () => Promise.race([whenIdle(), firstToast]),
  optional: true,
});
