import type { ComponentProps } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { AllFilters } from './all-filters.tsx';

/** All filters of a list: the last button closes the dialog and says how many results are behind it. */
export const SearchPanel = ({
  clear,
  ...panel
}: Omit<ComponentProps<typeof AllFilters>, 'footer'> & {
  /** What the button says that removes all filters. */
  clear: string;
}) => {
  const t = useT();
  const { search, summary, onClose } = panel;
  const total = summary?.total;
  return (
    <AllFilters
      {...panel}
      footer={
        <>
          <Button variant="quiet" disabled={Object.keys(search.filters).length === 0} onClick={search.clear}>
            {clear}
          </Button>
          <Button onClick={onClose}>
            {total?.isExact ? t(`search.show.${search.kind}`, { count: total.count }) : t('search.showResults')}
          </Button>
        </>
      }
    />
  );
};
