import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { RefreshCw } from './icons.ts';

/** Loads a screen's data again. */
export const RefreshButton = ({ busy, onClick }: { busy: boolean; onClick: () => void }) => {
  const t = useT();
  return (
    <Button
      variant="secondary"
      loading={busy}
      icon={<RefreshCw className="size-4" aria-hidden="true" />}
      onClick={onClick}
    >
      {t('common.refresh')}
    </Button>
  );
};
