import { useState } from 'react';
import type { ProfileFile } from '#shared/domain/file-type.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Trash2 } from '#web/ui/icons.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useSaveProfile } from './profile-queries.ts';

/** Takes the CV or video out of the own profile, after asking. */
export const RemoveFile = ({ kind, candidateId }: { kind: ProfileFile; candidateId: number }) => {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const save = useSaveProfile(candidateId);
  // A mutation of its own: this button is gone with the file, and with it the callbacks of `save`.
  const removal = useMutation({
    mutationFn: () => save.mutateAsync({ [kind]: null }),
    onSuccess: () => toast.success(t(`candidates.upload.${kind}.removed`)),
    onError: (error) => toast.error(errorText(error, t('candidates.profile.saveFailed'))),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t(`candidates.upload.${kind}.remove`)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t(`candidates.upload.${kind}.remove`)}
        text={t(`candidates.upload.${kind}.removeText`)}
        confirmLabel={t(`candidates.upload.${kind}.remove`)}
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
      />
    </>
  );
};
