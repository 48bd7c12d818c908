import { formatNumber } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts';

/** Turns the pages of a table; nothing for a single page. */
export const TablePager = ({
  page,
  pages,
  onTurn,
}: {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}) => {
  const t = useT();
  if (pages === 1) return null;
  return (
    <nav aria-label={t('database.pages')} className="mt-4 flex flex-wrap items-center justify-center gap-3">
      <Button
        variant="secondary"
        disabled={page === 1}
        icon={<ChevronLeft className="size-4 rtl:rotate-180" aria-hidden="true" />}
        onClick={() => onTurn(page - 1)}
      >
        {t('database.previous')}
      </Button>
      <span aria-current="page" className="text-sm tabular-nums">
        {t('database.page', { page: formatNumber(page), pages: formatNumber(pages) })}
      </span>
      <Button variant="secondary" disabled={page === pages} onClick={() => onTurn(page + 1)}>
        <span>{t('database.next')}</span>
        <ChevronRight className="size-4 rtl:rotate-180" aria-hidden="true" />
      </Button>
    </nav>
  );
};
