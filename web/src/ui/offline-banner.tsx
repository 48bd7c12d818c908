import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useT } from '../lib/i18n.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Shows that the browser is offline, until it is online again. */
export const OfflineBanner = () => {
  const t = useT();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online ? null : (
    <p
      role="status"
      className="flex items-center justify-center gap-2 bg-warning-tint px-4 py-2 text-center text-sm font-semibold text-warning"
    >
      <WifiOff className="size-4 shrink-0" aria-hidden="true" />
      {t('common.offline')}
    </p>
  );
};
