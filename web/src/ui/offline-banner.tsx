import { useT } from '../lib/i18n.ts';
import { useOnline } from '../lib/use-online.ts';
import { WifiOff } from './icons.ts';

/** Shows that the browser is offline, until it is online again. */
export const OfflineBanner = () => {
  const t = useT();
  const isOnline = useOnline();
  // The live region exists before its text: screen readers announce changes, not new regions.
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-warning-tint px-4 py-2 text-center text-sm font-semibold text-warning">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          <span>{t('common.offline')}</span>
        </p>
      )}
    </div>
  );
};
