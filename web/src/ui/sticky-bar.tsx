import type { ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import { Button, IconButton } from './button.tsx';
import { X } from './icons.ts';
import type { Selection } from './use-selection.ts';

/** A bar that stays in sight while the list above it scrolls: what is selected, or what happens to it. */
export const StickyBar = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-20 z-10 mt-4 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-edge bg-card p-3 shadow-lg shadow-ink/10 md:bottom-4">
    {children}
  </div>
);

/** How many are selected, the ways to select more or none, and what can be done with them: two lines on a phone. */
export const SelectionBar = ({
  count,
  selection: { isFull, max, canAddMore, isAddingAll, addAll, clear },
  children,
}: {
  /** While nothing is selected, the bar is not there. */
  count: number;
  selection: Omit<Selection, 'open' | 'setOpen'>;
  children: ReactNode;
}) => {
  const t = useT();
  const text = count > 0 && t('bulk.selected', { count });
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      {text && (
        <StickyBar>
          <div className="flex min-w-0 flex-1 items-center gap-2 max-sm:basis-full">
            <p className="min-w-0 px-1 text-sm font-semibold max-sm:flex-1">
              <span>{text}</span>
              {isFull && <span className="block font-normal text-soft">{t('bulk.most', { most: max })}</span>}
            </p>
            {canAddMore && (
              <Button variant="quiet" size="sm" loading={isAddingAll} onClick={addAll}>
                {t('bulk.all')}
              </Button>
            )}
            <IconButton label={t('bulk.clear')} onClick={clear}>
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          </div>
          <div className="flex flex-wrap items-center gap-2">{children}</div>
        </StickyBar>
      )}
    </>
  );
};
