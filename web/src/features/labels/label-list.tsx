import { useT } from '#web/lib/i18n.ts';
import { X } from '#web/ui/icons.ts';

/** Labels as chips, each with a button that removes it; without `onRemove` they are only shown. */
export const LabelList = ({
  labels,
  onRemove,
}: {
  labels: readonly string[];
  onRemove?: ((label: string) => void) | undefined;
}) => {
  const t = useT();
  return (
    <ul className="flex flex-wrap gap-1.5 empty:hidden">
      {labels.map((label) => (
        <li
          key={label}
          className="inline-flex min-h-8 max-w-full items-center gap-1 rounded-full bg-accent-tint ps-3 pe-1 text-sm font-semibold"
        >
          <bdi className="min-w-0 truncate">{label}</bdi>
          {onRemove ? (
            <button
              type="button"
              aria-label={t('labels.remove', { label })}
              className="inline-flex size-7 shrink-0 items-center justify-center rounded-full hover:bg-sunk"
              onClick={() => onRemove(label)}
            >
              <X className="size-3.5" aria-hidden="true" />
            </button>
          ) : (
            <span className="pe-2" />
          )}
        </li>
      ))}
    </ul>
  );
};
