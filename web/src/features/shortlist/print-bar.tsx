import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Printer, X } from '#web/ui/icons.ts';
import { maxChosen } from './chosen-entries.ts';

/** How many candidates are chosen, and what can be done with them. Stays in sight while the list scrolls. */
export const PrintBar = ({ chosen, onClear }: { chosen: ReadonlySet<number>; onClear: () => void }) => {
  const t = useT();
  return (
    <>
      <p role="status" className="sr-only">
        {chosen.size > 0 && t('shortlist.pack.chosen', { count: chosen.size })}
      </p>
      {chosen.size > 0 && (
        <div className="sticky bottom-20 z-10 mt-4 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-edge bg-card p-3 shadow-lg shadow-ink/10 md:bottom-4">
          <p className="px-1 text-sm font-semibold">
            <span>{t('shortlist.pack.chosen', { count: chosen.size })}</span>
            {chosen.size === maxChosen && (
              <span className="block font-normal text-soft">{t('shortlist.pack.most', { most: maxChosen })}</span>
            )}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="quiet" size="sm" icon={<X className="size-4" aria-hidden="true" />} onClick={onClear}>
              {t('shortlist.pack.clear')}
            </Button>
            <ButtonLink
              size="sm"
              icon={<Printer className="size-4" aria-hidden="true" />}
              to={linkTo('shortlistPack', {}, { ids: [...chosen].join(',') })}
            >
              {t('shortlist.pack.open')}
            </ButtonLink>
          </div>
        </div>
      )}
    </>
  );
};
