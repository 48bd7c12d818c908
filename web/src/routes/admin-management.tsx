import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { dashboardOf } from '#web/config/links.ts';
import { AdminList } from '#web/features/admin/admins/admin-list.tsx';
import { useAdmins } from '#web/features/admin/admins/use-admins.ts';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { useSession } from '#web/lib/use-session.ts';
import { afterPaint } from '#web/lib/when.ts';
import { Button } from '#web/ui/button.tsx';
import { UserPlus } from '#web/ui/icons.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';

// The list of admins does not wait for the code of the form.
const CreateAdminForm = later(
  async () => (await import('#web/features/admin/admins/create-admin-form.tsx')).CreateAdminForm,
  { when: afterPaint, waiting: <Skeleton className="h-96" /> },
);

const formId = 'create-admin';

/** Moves the focus to the form's first field, which scrolls the form into view. */
const goToForm = (): void => {
  const place = document.getElementById(formId);
  const field = place?.querySelector('input');
  if (field) field.focus();
  else place?.scrollIntoView();
};

const Management = () => {
  const t = useT();
  const admins = useAdmins();
  return (
    <>
      <PageHeader
        title={t('adminManagement.pageTitle')}
        backTo={dashboardOf.master_admin}
        actions={
          <>
            <RefreshButton busy={admins.query.isFetching} onClick={() => void admins.query.refetch()} />
            <Button className="lg:hidden" icon={<UserPlus className="size-4" aria-hidden="true" />} onClick={goToForm}>
              {t('adminManagement.create')}
            </Button>
          </>
        }
      >
        {t('adminManagement.text')}
      </PageHeader>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <AdminList admins={admins} />
        <div id={formId} className="scroll-mt-20">
          <CreateAdminForm />
        </div>
      </div>
    </>
  );
};

/** Explains that the screen is for master admins, and links plain admins to their dashboard. */
const Refused = () => {
  const t = useT();
  useEffect(() => toast.error(t('adminManagement.denied')), [t]);
  return <Navigate to={dashboardOf.admin} replace />;
};

/** All admins, and the form that creates one; for master admins only. */
export const Component = () => (useSession()?.userType === 'master_admin' ? <Management /> : <Refused />);
