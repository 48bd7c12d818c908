import { useInfiniteQuery } from '@tanstack/react-query';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import { pageSize } from '#web/config/page-size.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { pagesOf, useItems } from '#web/lib/query.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

const isRead = ({ action }: AuditEntry): boolean =>
  ['person_read', 'documents_read', 'messages_read', 'people_listed'].includes(action);

/** What admins decided about a recruiter before, and what the recruiter changed, newest first: the audit trail without its reads. */
export const History = ({ id }: { id: number }) => {
  const t = useT();
  const query = useInfiniteQuery(
    pagesOf(adminCalls.audit, {
      query: { target_type: 'recruiter', target_id: String(id), limit: pageSize.largest },
    }),
  );
  return (
    <ListFrame
      isPart
      query={query}
      items={useItems(query).filter((entry) => !isRead(entry))}
      loading={<SkeletonRows rows={1} label={t('common.loading')} row="h-10" />}
      failed={t('moderation.history.failed')}
      empty={<p className="text-sm text-soft">{t('moderation.history.none')}</p>}
    >
      {(entries) => (
        <ol className="space-y-1.5 text-sm">
          {entries.map(({ id: key, at, action, actor: { type, id: by } }) => (
            <li key={key}>
              <span className="block">{t(`audit.action.${action}`)}</span>
              <span className="block text-xs text-soft">
                {[
                  formatDate(at, 'time'),
                  t(`moderation.details.by.${type === 'master_admin' ? 'admin' : type}`, { id: String(by) }),
                ].join('\u00a0· ')}
              </span>
            </li>
          ))}
        </ol>
      )}
    </ListFrame>
  );
};
