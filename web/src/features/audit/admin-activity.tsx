import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { AuditLoading, auditFailure } from './audit-results.tsx';
import { AuditTable } from './audit-table.tsx';
import { noFilters } from './filters.ts';
import { useAuditTrail } from './use-audit-trail.ts';

const maxShown = 10;

/** The latest entries of one admin, with the way to all of them. */
export const AdminActivity = ({ id }: { id: number }) => {
  const t = useT();
  const admin = String(id);
  const { query, entries } = useAuditTrail({ ...noFilters, admin }, maxShown);
  const latest = entries ?? [];
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
      <ListFrame
        query={query}
        items={latest}
        limit={maxShown}
        loading={<AuditLoading rows={4} />}
        failed={auditFailure}
        empty={
          <p className="rounded-lg border border-dashed border-line px-6 py-8 text-center text-soft">
            {t('audit.activity.none')}
          </p>
        }
      >
        {(shown) => <AuditTable entries={shown} withActor={false} />}
      </ListFrame>
    </section>
  );
};
