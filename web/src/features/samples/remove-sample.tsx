import { useState } from 'react';
import { sampleCalls } from '#shared/contracts/samples.ts';
import type { SpokenSample } from '#shared/contracts/spoken-sample.ts';
import { call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageName } from '#web/lib/language-names.ts';
import { useInvalidate } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Trash2 } from '#web/ui/icons.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Deletes an own recording, after asking. */
export const RemoveSample = ({ sample }: { sample: SpokenSample }) => {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const invalidate = useInvalidate();
  const language = useLanguageName(sample.tag);
  const removal = useMutation({
    mutationFn: () => call(sampleCalls.remove, { params: { id: sample.id } }),
    onSuccess: () => {
      toast.success(t('samples.removed'));
      void invalidate(sampleCalls.own);
    },
    onError: (error) => toast.error(errorText(error, t('samples.removeFailed'))),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        aria-label={t('samples.removeNamed', { language })}
        onClick={() => setAsking(true)}
      >
        {t('samples.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('samples.removeOf', { language })}
        text={t('samples.removeText')}
        confirmLabel={t('samples.remove')}
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
      />
    </>
  );
};
