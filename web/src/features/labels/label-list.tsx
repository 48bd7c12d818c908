import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { X } from '#web/ui/icons.ts';
import type { LabelMark } from './label-changes.ts';

/** When a label was given and by whom. */
const Origin = ({ mark }: { mark: LabelMark | undefined }) => {
  const t = useT();
  if (!mark) return null;
  const by = { name: mark.name ?? t('labels.left'), date: formatDate(mark.at) };
  return (
    <span className="truncate text-xs font-normal text-soft">
      <span aria-hidden="true">{`${by.name}, ${by.date}`}</span>
      <span className="sr-only">{t('labels.given', by)}</span>
    </span>
  );
};

/** Labels as chips, each with a button that removes it; without `onRemove` they are only shown. */
export const LabelList = ({
  labels,
  marks = [],
  onRemove,
}: {
  labels: readonly string[];
  /** When they were given and by whom, as far as that is known. */
  marks?: readonly LabelMark[] | undefined;
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
          <Origin mark={marks.find((mark) => mark.label === label)} />
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
