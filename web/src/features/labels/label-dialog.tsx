import { useState } from 'react';
import { changedLabels, maxLabels } from '#shared/domain/labels.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatList } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { type Labelled, useChangeLabels } from './label-changes.ts';
import { LabelInput } from './label-input.tsx';
import { LabelList } from './label-list.tsx';

/** Adds labels to several people at once, and names who could not get them. */
export const LabelDialog = ({ people, onClose }: { people: readonly Labelled[]; onClose: () => void }) => {
  const t = useT();
  const change = useChangeLabels();
  const [labels, setLabels] = useState<readonly string[]>([]);
  const send = () =>
    change.mutate(
      { people, add: labels, remove: [] },
      {
        onSuccess: ({ changed, failed }) => {
          if (changed.length > 0) toast.success(t('labels.done', { count: changed.length }));
          const names = failed.map(
            ({ candidate_id: id }) => people.find((each) => each.candidate_id === id)?.name ?? '',
          );
          if (names.length > 0) toast.error(t('labels.notDone', { names: formatList(names), max: maxLabels }));
          onClose();
        },
      },
    );
  const set = (add: string[], remove: string[]) =>
    setLabels(changedLabels(labels, { add, remove }).slice(0, maxLabels));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      title={t('labels.several', { count: people.length })}
      footer={
        <Button loading={change.isPending} disabled={labels.length === 0} onClick={send}>
          {t('labels.send')}
        </Button>
      }
    >
      <div className="space-y-3">
        <p className="text-sm text-soft">{t('labels.hint', { max: maxLabels })}</p>
        <LabelInput onAdd={(label) => set([label], [])} />
        <LabelList labels={labels} onRemove={(label) => set([], [label])} />
        <FormError>{change.isError ? errorText(change.error, t('labels.failed')) : null}</FormError>
      </div>
    </Dialog>
  );
};
