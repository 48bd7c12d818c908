import { useT } from '../lib/i18n.ts';
import { dismissUpdate, useSiteUpdate } from '../lib/site-update.ts';
import { Button } from './button.tsx';

/** Offers a new version of the site. Nothing reloads by itself: a form may be half filled in. */
export const UpdateBanner = () => {
  const t = useT();
  const apply = useSiteUpdate();
  return apply === null ? null : (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-primary-tint px-4 py-2 text-sm font-semibold text-primary-strong print:hidden"
    >
      <p>{t('common.update.ready')}</p>
      <p className="flex gap-2">
        <Button size="sm" onClick={apply}>
          {t('common.update.reload')}
        </Button>
        <Button size="sm" variant="quiet" onClick={dismissUpdate}>
          {t('common.update.later')}
        </Button>
      </p>
    </div>
  );
};
