import { useQuery } from '@tanstack/react-query';
import { sampleCalls } from '#shared/contracts/samples.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { DialogButton } from '#web/ui/dialog-button.tsx';
import { Mic } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { idOf } from '#web/ui/stepped-list.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { RemoveSample } from './remove-sample.tsx';
import { SamplePlayer } from './sample-player.tsx';

const List = () => {
  const t = useT();
  const samples = useQuery(queryOf(sampleCalls.own, {}));
  const addressOf = async (id: string) => (await samples.refetch()).data?.find((sample) => sample.id === id)?.audio;
  return (
    <ListFrame
      query={samples}
      items={samples.data ?? []}
      loading={<Skeleton className="h-24 w-full" />}
      failed={t('samples.loadFailed')}
      empty={<p className="text-soft">{t('samples.none')}</p>}
      className="divide-y divide-line *:py-5 *:first:pt-0 *:last:pb-0"
      rowKey={idOf}
      card={(sample) => (
        <SamplePlayer sample={sample} onReload={() => addressOf(sample.id)}>
          <RemoveSample sample={sample} />
        </SamplePlayer>
      )}
    />
  );
};

/** The signed-in candidate's recordings, one for each language, and how to add one. */
export const OwnSamples = () => {
  const t = useT();
  return (
    <Card>
      <CardHeader
        title={t('samples.title')}
        hint={t('samples.text')}
        actions={
          <DialogButton
            icon={<Mic className="size-4" aria-hidden="true" />}
            dialog={(onClose) => <RecordDialog onClose={onClose} />}
          >
            {t('samples.record')}
          </DialogButton>
        }
      />
      <List />
    </Card>
  );
};
