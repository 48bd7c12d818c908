import { Link } from 'react-router-dom';
import type { OpenReport, ReportedDetails } from '#shared/contracts/moderation.ts';
import { linkTo } from '#web/config/links.ts';
import { formatDate, formatRelative } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ExternalLink } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Subject } from './queue-address.ts';
import { ReportedMessages } from './reported-messages.tsx';

/** The screen that shows a subject to admins. */
const linkOf = ({ type, id }: Subject): string => {
  if (type === 'job') return linkTo('jobDetails', { jobId: id });
  if (type === 'company') return linkTo('company', { recruiterId: id });
  return linkTo('candidateProfile', { candidateId: id });
};

const Report = ({
  subject,
  report: { reason, note, created_at, reporter, thread },
}: {
  subject: Subject;
  report: OpenReport;
}) => {
  const t = useT();
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone="warning">{t(`reports.reason.${reason}`)}</Badge>
        <span className="text-soft tabular-nums">
          <span>
            {`${
              reporter
                ? t(`moderation.details.by.${reporter.type}`, { id: String(reporter.id) })
                : t('moderation.details.guest')
            }\u00a0· `}
          </span>
          <time dateTime={created_at}>{formatDate(created_at, 'time')}</time>
        </span>
      </p>
      {note && (
        <p dir="auto" className="mt-1.5 whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
      {thread && <ReportedMessages subject={subject} thread={thread} />}
    </li>
  );
};

const LastDecision = ({ details: { last_decision } }: { details: ReportedDetails }) => {
  const t = useT();
  if (!last_decision) return null;
  const { decision, decided_at, note } = last_decision;
  return (
    <Notice>
      <span>{t(`moderation.details.last.${decision}`, { when: formatRelative(decided_at) })}</span>
      {note && (
        <q dir="auto" className="block whitespace-pre-line">
          {note}
        </q>
      )}
    </Notice>
  );
};

/** What was reported, by whom and why. */
export const SubjectReports = ({ details, name }: { details: ReportedDetails; name: string }) => {
  const t = useT();
  const { subject, title, detail, is_visible, open_reports, reports } = details;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <span className="text-soft tabular-nums">{name}</span>
        {detail && <bdi className="text-soft">{detail}</bdi>}
        {title === null && <Badge>{t('moderation.subject.gone')}</Badge>}
        {title !== null && !is_visible && <Badge>{t('moderation.subject.hidden')}</Badge>}
        {title !== null && (
          <Link
            to={linkOf(subject)}
            className="ms-auto inline-flex min-h-9 items-center gap-1.5 rounded-sm font-semibold text-primary hover:underline"
          >
            <ExternalLink className="size-4 rtl:-scale-x-100" aria-hidden="true" />
            <span>{t('moderation.details.show')}</span>
          </Link>
        )}
      </div>
      <LastDecision details={details} />
      <section aria-label={t('moderation.reports.count', { count: open_reports })}>
        <h3 className="mb-3 text-lg">
          {reports.length < open_reports
            ? t('moderation.details.most', { count: reports.length, total: open_reports })
            : t('moderation.reports.count', { count: open_reports })}
        </h3>
        <ul>
          {reports.map((report, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reports have no id, and the list never changes its order.
            <Report key={place} subject={subject} report={report} />
          ))}
        </ul>
      </section>
    </>
  );
};
