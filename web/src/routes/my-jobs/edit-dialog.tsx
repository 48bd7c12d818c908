import { EditJobDialog } from '#web/features/job-postings/edit-job-dialog.tsx';
import { RequirementsBuilder } from '#web/features/requirements/requirements-builder.tsx';

/** The dialog that changes a job of the list. */
export const EditDialog = (props: { jobId: number; onClose: () => void }) => (
  <EditJobDialog {...props} requirements={(field) => <RequirementsBuilder {...field} />} />
);
