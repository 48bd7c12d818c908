import { type ReactNode, useId, useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { ChartColumn, Table2 } from '../icons.ts';

/** A chart with its title, what it says in one sentence, and the same data as a table. */
export const ChartCard = ({
  title,
  summary,
  table,
  children,
}: {
  title: string;
  summary: string;
  table: ReactNode;
  children: ReactNode;
}) => {
  const t = useT();
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col">
      <div className="mb-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="min-w-min flex-1 text-xl">
          {title}
        </h2>
        <Button
          size="sm"
          variant="quiet"
          className="-me-3 -mt-1.5 shrink-0"
          aria-label={t(isTable ? 'charts.showChartOf' : 'charts.showTableOf', { title })}
          icon={
            isTable ? (
              <ChartColumn className="size-4" aria-hidden="true" />
            ) : (
              <Table2 className="size-4" aria-hidden="true" />
            )
          }
          onClick={() => setIsTable(!isTable)}
        >
          {t(isTable ? 'charts.showChart' : 'charts.showTable')}
        </Button>
      </div>
      <p className="mb-5 max-w-2xl text-sm text-soft">{summary}</p>
      {isTable ? table : children}
    </Card>
  );
};
