import { Tag } from './icons.ts';
import { RowSign } from './row-sign.tsx';

/** Says in a row which labels a person has: the first in words where there is room, all of them in the tooltip. */
export const RowLabels = ({ labels = [] }: { labels: readonly string[] | undefined }) => {
  const [first, ...more] = labels;
  if (first === undefined) return null;
  return (
    <RowSign text={labels.join(', ')} className="inline-flex min-w-0 items-center gap-1 text-primary">
      <Tag className="size-3.5 shrink-0" aria-hidden="true" />
      <span aria-hidden="true" className="hidden max-w-24 truncate font-normal @5xl:inline">
        {first}
      </span>
      {more.length > 0 && (
        <span aria-hidden="true" className="hidden @5xl:inline">
          {`+${more.length}`}
        </span>
      )}
      <span aria-hidden="true" className="@5xl:hidden">
        {labels.length}
      </span>
    </RowSign>
  );
};
