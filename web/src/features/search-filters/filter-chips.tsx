import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { X } from '#web/ui/icons.ts';

/** The button that opens all filters: it gets the focus when the last active one was removed. */
export const allFiltersId = 'all-filters';

/** An active filter in words, and what removes it. */
export interface RemovableChip {
  text: string;
  onRemove: () => void;
}

/** Moves the focus to the chip beside one that will be removed. */
const focusBeside = (button: HTMLElement) => {
  const chip = button.closest('li');
  const beside = chip?.nextElementSibling ?? chip?.previousElementSibling;
  beside?.querySelector('button')?.focus();
};

/** The active filters above a list: each is removed by its button, all by `clear`. `action` is what else they are for. */
export const FilterChips = ({
  chips,
  clear,
  onClear,
  action,
}: {
  chips: readonly RemovableChip[];
  clear: string;
  onClear: () => void;
  action?: ReactNode;
}) => {
  const t = useT();
  const isRemoving = useRef(false);
  const isEmpty = chips.length === 0;
  useEffect(() => {
    const lostFocus = isRemoving.current && document.activeElement === document.body;
    if (isEmpty && lostFocus) document.getElementById(allFiltersId)?.focus();
    isRemoving.current = false;
  }, [isEmpty]);
  if (isEmpty) return null;
  const remove = (chip: RemovableChip) => (event: MouseEvent<HTMLElement>) => {
    isRemoving.current = true;
    focusBeside(event.currentTarget);
    chip.onRemove();
  };
  const clearAll = () => {
    isRemoving.current = true;
    onClear();
  };
  return (
    <section
      aria-label={t('search.active')}
      className="flex items-center justify-between gap-x-3 gap-y-2 max-sm:-mx-1 max-sm:-mt-1 max-sm:overflow-x-auto max-sm:scroll-pe-14 max-sm:p-1 max-sm:whitespace-nowrap sm:flex-wrap"
    >
      <ul className="flex items-center gap-2 sm:flex-wrap">
        {chips.map((chip) => (
          <li key={chip.text}>
            <button
              type="button"
              onClick={remove(chip)}
              aria-label={t('search.remove', { filter: chip.text })}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-primary-tint ps-3.5 pe-2.5 text-start text-sm font-semibold text-primary-strong hover:bg-sunk sm:min-h-9"
            >
              <bdi className="wrap-anywhere">{chip.text}</bdi>
              <X className="size-4 shrink-0" aria-hidden="true" />
            </button>
          </li>
        ))}
        <li>
          <Button variant="quiet" size="sm" onClick={clearAll}>
            {clear}
          </Button>
        </li>
      </ul>
      {action && <div className="bg-paper max-sm:sticky max-sm:-end-1 max-sm:-me-1 max-sm:px-1">{action}</div>}
    </section>
  );
};
