import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { Columns3, List } from '#web/ui/icons.ts';

export const shortlistViews = ['list', 'board'] as const;
/** How the shortlist is shown: one below the other with all details, or in columns by status. */
export type ShortlistView = (typeof shortlistViews)[number];

const icons = { list: List, board: Columns3 };

/** Chooses how the shortlist is shown. */
export const ViewSwitch = ({ view, onChange }: { view: ShortlistView; onChange: (view: ShortlistView) => void }) => {
  const t = useT();
  return (
    <fieldset className="inline-flex rounded-md border border-edge bg-card p-0.5">
      <legend className="sr-only">{t('shortlist.view.label')}</legend>
      {shortlistViews.map((each) => {
        const Icon = icons[each];
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => onChange(each)}
            className={cx(
              'inline-flex min-h-10 items-center gap-2 rounded-sm px-3.5 text-sm font-semibold',
              each === view ? 'bg-primary text-on-primary' : 'text-soft hover:text-ink',
            )}
          >
            <Icon className="size-4" aria-hidden="true" />
            <span>{t(`shortlist.view.${each}`)}</span>
          </button>
        );
      })}
    </fieldset>
  );
};
