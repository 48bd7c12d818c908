import { useT } from '#web/lib/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SampleList } from './candidate-samples.tsx';

/** The recordings of a candidate in a dialog, which says so where there are none. */
export const SamplesDialog = ({
  candidateId,
  name,
  onClose,
}: {
  candidateId: number;
  name: string;
  onClose: () => void;
}) => {
  const t = useT();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('samples.titleOf', { name })}>
      <SampleList
        candidateId={candidateId}
        loading={<Skeleton className="h-24 w-full" />}
        empty={<p className="text-soft">{t('samples.none')}</p>}
      />
    </Dialog>
  );
};
