import { useEffect, useState } from 'react';
import { labelCalls } from '#shared/contracts/labels.ts';
import { type LabelChange, maxLabels } from '#shared/domain/labels.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useMay } from '#web/lib/use-may.ts';
import { toast } from '#web/ui/toast-store.ts';
import { type Labelled, type LabelMark, useChangeLabels } from './label-changes.ts';
import { LabelInput } from './label-input.tsx';
import { LabelList } from './label-list.tsx';

const none: readonly string[] = [];

/** The labels of the person that is open beside a list: each change is stored at once. */
export const PersonLabels = ({
  person,
  labels = none,
  marks,
}: {
  person: Labelled;
  labels: readonly string[] | undefined;
  marks: readonly LabelMark[] | undefined;
}) => {
  const t = useT();
  const mayChange = useMay(labelCalls.changeLabels);
  const [shown, setShown] = useState(labels);
  useEffect(() => setShown(labels), [labels]);
  const { mutate, isPending } = useChangeLabels({
    onSuccess: ({ changed: [changed], failed: [failed] }) => {
      if (changed) setShown(changed.labels);
      if (failed) toast.error(t(`labels.${failed.reason}`, { name: person.name, max: maxLabels }));
    },
    onError: (error) => toast.error(errorText(error, t('labels.failed'))),
  });
  const change = (wanted: Partial<LabelChange>) => mutate({ people: [person], add: [], remove: [], ...wanted });
  if (!mayChange && shown.length === 0) return null;
  return (
    <section className="mt-4 space-y-2 border-t border-line pt-4">
      <h3 className="text-base">{t('labels.title')}</h3>
      <p className="text-sm text-soft">{t('labels.hint', { max: maxLabels })}</p>
      <LabelList
        labels={shown}
        marks={marks}
        onRemove={mayChange ? (label) => change({ remove: [label] }) : undefined}
      />
      {mayChange && shown.length < maxLabels && (
        <LabelInput isBusy={isPending} onAdd={(label) => change({ add: [label] })} />
      )}
    </section>
  );
};
