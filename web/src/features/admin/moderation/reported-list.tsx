import type { ReportedSubject } from '#shared/contracts/moderation.ts';
import { formatRelative } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useItems } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Flag } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonTable } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { type LoadErrorTexts, loadErrorText, recruitersErrorTexts } from '../load-errors.ts';
import { type Subject, subjectText } from './queue-address.ts';
import type { useReported } from './use-queue.ts';
import { useSubjectTitle } from './use-queue.ts';

const errorTexts: LoadErrorTexts = { ...recruitersErrorTexts, failed: 'moderation.reports.failed' };

const Who = ({ row }: { row: ReportedSubject }) => {
  const t = useT();
  const title = useSubjectTitle(row);
  const { subject, detail, is_visible } = row;
  return (
    <>
      <span className="block text-xs text-soft tabular-nums">
        {t('moderation.subject.id', { type: t(`moderation.type.${subject.type}`), id: String(subject.id) })}
      </span>
      <span className="block text-base font-semibold md:text-sm">
        <bdi>{title}</bdi>
      </span>
      {detail && (
        <span className="block text-soft">
          <bdi>{detail}</bdi>
        </span>
      )}
      {!is_visible && row.title !== null && <Badge className="mt-1">{t('moderation.subject.hidden')}</Badge>}
    </>
  );
};

/** The reasons of open reports, each with its count where there are several. */
export const Reasons = ({ reasons }: Pick<ReportedSubject, 'reasons'>) => {
  const t = useT();
  return (
    <ul className="flex flex-wrap gap-1.5">
      {reasons.map(({ reason, count }) => (
        <li key={reason}>
          <Badge tone="warning">
            {count === 1
              ? t(`reports.reason.${reason}`)
              : t('moderation.reports.reason', { reason: t(`reports.reason.${reason}`), count })}
          </Badge>
        </li>
      ))}
    </ul>
  );
};

const Open = ({ row, onOpen }: { row: ReportedSubject; onOpen: () => void }) => {
  const t = useT();
  const title = useSubjectTitle(row);
  return (
    <Button
      size="sm"
      variant="secondary"
      className="w-full md:w-auto md:min-w-24"
      aria-label={t('moderation.reports.openOf', { title })}
      onClick={onOpen}
    >
      {t('moderation.reports.open')}
    </Button>
  );
};

const Rows = ({ rows, onOpen }: { rows: readonly ReportedSubject[]; onOpen: (subject: Subject) => void }) => {
  const t = useT();
  const header = (name: 'subject' | 'reasons' | 'note' | 'age' | 'actions') => t(`moderation.reports.column.${name}`);
  return (
    <Table
      caption={t('moderation.tab.reports')}
      rows={rows}
      rowKey={({ subject }) => subjectText(subject)}
      columns={[
        { key: 'subject', header: header('subject'), stacked: true, cell: (row) => <Who row={row} /> },
        {
          key: 'reasons',
          header: header('reasons'),
          stacked: true,
          cell: ({ open_reports, reasons }) => (
            <>
              <span className="mb-1 block tabular-nums">{t('moderation.reports.count', { count: open_reports })}</span>
              <Reasons reasons={reasons} />
            </>
          ),
        },
        {
          key: 'note',
          header: header('note'),
          stacked: true,
          cell: ({ newest_note }) =>
            newest_note === null ? (
              <span className="text-soft">{t('moderation.reports.noNote')}</span>
            ) : (
              <span className="line-clamp-3">
                <bdi>
                  <q>{newest_note}</q>
                </bdi>
              </span>
            ),
        },
        { key: 'age', header: header('age'), cell: ({ oldest_at }) => formatRelative(oldest_at) },
        {
          key: 'actions',
          header: header('actions'),
          stacked: true,
          align: 'end',
          cell: (row) => <Open row={row} onOpen={() => onOpen(row.subject)} />,
        },
      ]}
    />
  );
};

/** What has open reports, in all states of the list. */
export const ReportedList = ({
  query,
  onOpen,
}: {
  query: ReturnType<typeof useReported>;
  onOpen: (subject: Subject) => void;
}) => {
  const t = useT();
  return (
    <ListFrame
      query={query}
      items={useItems(query)}
      failed={(error) => loadErrorText(error, errorTexts)}
      loading={<SkeletonTable rows={5} label={t('moderation.reports.loading')} />}
      empty={
        <EmptyState icon={<Flag aria-hidden="true" />} title={t('moderation.reports.none')}>
          {t('moderation.reports.noneHint')}
        </EmptyState>
      }
    >
      {(rows) => <Rows rows={rows} onOpen={onOpen} />}
    </ListFrame>
  );
};
