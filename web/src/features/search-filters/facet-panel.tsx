import { type ReactNode, useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useOnceTrue } from '#web/lib/use-once-true.ts';
import { Button } from '#web/ui/button.tsx';
import { SlidersHorizontal } from '#web/ui/icons.ts';
import { LazyDialog } from '#web/ui/lazy-dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** A value to filter by, and how many results it gives. */
export interface Choice {
  id: string;
  label: ReactNode;
  count: number;
  isChosen: boolean;
  toggle: () => void;
}

export interface ChoiceGroup {
  id: string;
  label: string;
  choices: readonly Choice[];
}

/** Values of a group that are shown before the others. */
const shownFirst = 6;

const ChoiceChip = ({ label, count, isChosen, toggle }: Choice) => (
  <li>
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={toggle}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-3 text-start text-sm sm:min-h-8',
        isChosen ? 'border-primary bg-primary-tint font-semibold text-primary-strong' : 'border-edge hover:bg-sunk',
      )}
    >
      <span className="wrap-anywhere">{label}</span>
      <span className="text-soft tabular-nums">{formatNumber(count)}</span>
    </button>
  </li>
);

const Group = ({ id, label, choices }: ChoiceGroup) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? choices : choices.filter(({ isChosen }, place) => isChosen || place < shownFirst);
  return (
    <fieldset id={`facet-${id}`}>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <ul className="flex flex-wrap gap-2">
        {shown.map((choice) => (
          <ChoiceChip key={choice.id} {...choice} />
        ))}
        {choices.length > shownFirst && (
          <li>
            <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(isOpen ? 'search.fewer' : 'search.more')}
            </Button>
          </li>
        )}
      </ul>
    </fieldset>
  );
};

/**
 * Counts of the results by values that can be pressed: beside each other, in the column of wide screens below each other,
 * on phones in a sheet. While they are not known (`groups` undefined), their place is reserved, and the button of phones
 * is disabled.
 */
export const FacetPanel = ({
  groups,
  isIcon = false,
}: {
  groups: readonly ChoiceGroup[] | undefined;
  /** Phones show only the button's icon. */
  isIcon?: boolean;
}) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const isShown = useOnceTrue(groups !== undefined);
  const isLoading = !groups || !isShown;
  const shown = isLoading ? [] : groups.filter(({ choices }) => choices.length > 0);
  if (!isLoading && shown.length === 0) return null;
  const all = shown.map((group) => <Group key={group.id} {...group} />);
  return (
    <section aria-label={t('search.refine')} className="mb-6 max-sm:grow">
      {isLoading && <Skeleton className="max-sm:hidden sm:h-64 lg:h-96" />}
      <div className="grid gap-4 max-sm:hidden sm:grid-cols-2 lg:grid-cols-1 lg:gap-6">{all}</div>
      <Button
        variant="secondary"
        className={cx('w-full sm:hidden', isIcon && 'max-sm:px-3!')}
        icon={<SlidersHorizontal className="size-4" aria-hidden="true" />}
        disabled={isLoading}
        onClick={() => setOpen(true)}
      >
        <span className={isIcon ? 'max-sm:sr-only' : ''}>{t('search.refine')}</span>
      </Button>
      <LazyDialog open={isOpen} onOpenChange={setOpen} title={t('search.refine')}>
        <div className="space-y-5">{all}</div>
      </LazyDialog>
    </section>
  );
};
