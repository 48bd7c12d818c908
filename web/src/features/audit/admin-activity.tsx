import { linkTo } from '#web/config/links.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { AuditLoading } from './audit-results.tsx';
import { AuditTable } from './audit-table.tsx';
import { noFilters } from './filters.ts';
import { useAuditTrail } from './use-audit-trail.ts';

const mostShown = 10;

/** The latest entries of one admin, with the way to all of them. */
export const AdminActivity = ({ id }: { id: number }) => {
  const t = useT();
  const admin = String(id);
  const { query, entries } = useAuditTrail({ ...noFilters, admin }, mostShown);
  const latest = entries?.slice(0, mostShown) ?? [];
  return (
    <section aria-labelledby="activity">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 id="activity" className="text-xl">
            {t('audit.activity.title')}
          </h2>
          <p className="text-sm text-soft">{t('audit.activity.text')}</p>
        </div>
        {latest.length > 0 && (
          <ButtonLink to={linkTo('adminAudit', {}, { admin })} variant="secondary" size="sm">
            {t('audit.activity.all')}
          </ButtonLink>
        )}
      </div>
      {query.isPending && <AuditLoading rows={4} />}
      {query.isError && !entries && <ErrorState title={errorText(query.error, t('audit.failed'))} query={query} />}
      {latest.length > 0 && <AuditTable entries={latest} withActor={false} />}
      {entries?.length === 0 && (
        <p className="rounded-lg border border-dashed border-line px-6 py-8 text-center text-soft">
          {t('audit.activity.none')}
        </p>
      )}
    </section>
  );
};
