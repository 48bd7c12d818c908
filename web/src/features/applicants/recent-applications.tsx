import { Link } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { formatRelative } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Inbox } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ApplicationStatusBadge } from './application-status-badge.tsx';
import { useRecentApplications } from './queries.ts';

/** How many of the latest applications the dashboard shows. */
const maxShown = 6;

const Empty = () => {
  const t = useT();
  return (
    <div className="flex flex-col items-center py-10 text-center text-soft">
      <Inbox className="size-8" aria-hidden="true" />
      <p className="mt-3 font-semibold text-ink">{t('recruiters.recent.empty')}</p>
      <p className="mt-1 max-w-xs text-sm">{t('recruiters.recent.emptyText')}</p>
    </div>
  );
};

const List = () => {
  const t = useT();
  const recent = useRecentApplications();
  return (
    <ListFrame
      query={recent}
      items={recent.data ?? []}
      limit={maxShown}
      loading={<SkeletonRows rows={maxShown} label={t('recruiters.recent.loading')} className="space-y-6" row="h-11" />}
      failed={t('recruiters.recent.failed')}
      empty={<Empty />}
      className="-my-3 divide-y divide-line"
      rowKey={({ application_id }) => application_id}
      card={({ name, masked_name, language, not_looking, job, status, applied_at }) => (
        <div className="flex items-center gap-3 py-3">
          <Avatar name={name ?? masked_name} className="size-10! text-base!" />
          <div className="min-w-0 flex-1">
            <p className="flex text-sm">
              <span dir="auto" className="truncate font-semibold">
                {name ?? masked_name}
              </span>
              {language && (
                <span className="max-w-1/2 shrink-0 truncate text-soft">{`\u00a0· ${languageText(language)}`}</span>
              )}
            </p>
            <Link
              to={linkTo('jobApplicants', { jobId: job.id })}
              dir="auto"
              className="block w-fit max-w-full truncate rounded-sm text-sm text-primary hover:underline"
            >
              {job.title}
            </Link>
            {not_looking && <Badge tone="warning">{t('common.notLooking')}</Badge>}
          </div>
          <div className="flex shrink-0 flex-col items-end gap-1">
            <ApplicationStatusBadge status={status} />
            <span className="text-xs text-soft">{formatRelative(applied_at)}</span>
          </div>
        </div>
      )}
    />
  );
};

/** The latest applications to any of the recruiter's jobs. */
export const RecentApplications = () => {
  const t = useT();
  return (
    <Card as="section" className="h-full">
      <CardHeader title={t('recruiters.recent.title')} />
      <List />
    </Card>
  );
};
