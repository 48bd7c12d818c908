import { type CountTexts, countText } from '#web/lib/count-text.ts';
import { useT } from '#web/lib/i18n.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonTable } from '#web/ui/skeleton.tsx';
import { type LoadErrorTexts, loadErrorText, recruitersErrorTexts } from '../load-errors.ts';
import { AdminTable } from './admin-table.tsx';
import type { useAdmins } from './use-admins.ts';

const errorTexts: LoadErrorTexts = { ...recruitersErrorTexts, failed: 'adminManagement.loadFailed' };

const countTexts: CountTexts = {
  ofTotal: 'adminManagement.showing',
  soFar: 'adminManagement.countSoFar',
  all: 'adminManagement.count',
};

/** All admins, with loading and error states. The list is never empty, as it contains the signed-in admin. */
export const AdminList = ({ admins }: { admins: ReturnType<typeof useAdmins> }) => {
  const t = useT();
  const { query, visible, pin } = admins;
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
      <ListFrame
        query={query}
        items={visible}
        loading={<SkeletonTable rows={3} label={t('adminManagement.loading')} />}
        failed={(error) => loadErrorText(error, errorTexts)}
        summary={countText(query, visible.length, countTexts)}
        empty={null}
      >
        {(shown) => <AdminTable admins={shown} onChanged={pin} />}
      </ListFrame>
    </section>
  );
};
