import { useT } from '#web/lib/i18n.ts';
import { totalOf } from '#web/lib/query.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { type LoadErrorTexts, loadErrorText, recruitersErrorTexts } from '../load-errors.ts';
import { MoreRows } from '../more-rows.tsx';
import { TableSkeleton } from '../table-skeleton.tsx';
import { AdminTable } from './admin-table.tsx';
import type { useAdmins } from './use-admins.ts';

const errorTexts: LoadErrorTexts = { ...recruitersErrorTexts, failed: 'adminManagement.loadFailed' };

const Rows = ({ admins: { query, visible, keep } }: { admins: ReturnType<typeof useAdmins> }) => {
  const t = useT();
  if (query.isPending) return <TableSkeleton rows={3} label={t('adminManagement.loading')} />;
  if (query.isError && !query.isFetchNextPageError) {
    return <ErrorState title={loadErrorText(query.error, errorTexts)} query={query} />;
  }
  const shown = visible.length;
  const total = totalOf(query);
  const count = t(query.hasNextPage ? 'adminManagement.countSoFar' : 'adminManagement.count', { count: shown });
  return (
    <>
      <p role="status" className="mb-3 text-sm text-soft">
        {total?.isExact && total.count > shown ? t('adminManagement.showing', { shown, total: total.count }) : count}
      </p>
      <AdminTable admins={visible} onChanged={keep} />
      <MoreRows {...query} texts={errorTexts} />
    </>
  );
};

/** All admins, with loading and error states. The list is never empty, as it contains the signed-in admin. */
export const AdminList = ({ admins }: { admins: ReturnType<typeof useAdmins> }) => {
  const t = useT();
  return (
    <section aria-labelledby="admins-title" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="admins-title" className="text-xl">
          {t('adminManagement.list')}
        </h2>
        <Checkbox
          label={t('adminUsers.showInactive')}
          checked={admins.showInactive}
          onChange={(event) => admins.setShowInactive(event.target.checked)}
        />
      </div>
      <Rows admins={admins} />
    </section>
  );
};
