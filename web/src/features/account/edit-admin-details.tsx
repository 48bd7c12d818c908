import { useQueryClient } from '@tanstack/react-query';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { AdminProfile } from '#shared/contracts/admin-answers.ts';
import type { SentDetails } from '#shared/contracts/own-details.ts';
import { call } from '#web/lib/api-client.ts';
import { useT } from '#web/lib/i18n.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { queryKeyOf } from '#web/lib/query-key.ts';
import { updateSessionUser } from '#web/lib/session.ts';
import { EditDetailsDialog } from './edit-details-dialog.tsx';

const useSavingDetails = (id: number) => {
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  return {
    mutationFn: (body: SentDetails) => call(adminCalls.updateProfile, { params: { id }, body }),
    onSuccess: (saved: AdminProfile) => {
      queryClient.setQueryData(queryKeyOf(adminCalls.profile, { params: { id } }), saved);
      updateSessionUser({ name: saved.name, phone: saved.phone });
      void invalidate(adminCalls.activeAdmins);
    },
  };
};

/** Edits an admin's own name, phone number and address. */
export const EditAdminDetails = ({ admin, onClose }: { admin: AdminProfile; onClose: () => void }) => (
  <EditDetailsDialog
    details={admin}
    saving={useSavingDetails(admin.id)}
    load={() => call(adminCalls.profile, { params: { id: admin.id } })}
    description={useT()('account.details.textAdmin')}
    onClose={onClose}
  />
);
