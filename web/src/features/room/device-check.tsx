import { type ReactNode, useMemo, useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { audible, useLevel } from '#web/lib/use-level.ts';
import { Button } from '#web/ui/button.tsx';
import { Lock, VideoOff } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { DeviceControls } from './call-controls.tsx';
import type { DeviceKind, LocalMedia } from './local-media.ts';
import { useLocalState } from './use-local-media.ts';
import { TrackVideo } from './video.tsx';

const inputs = { camera: 'videoinput', microphone: 'audioinput' } as const;

const DeviceSelect = ({ kind, media }: { kind: DeviceKind; media: LocalMedia }) => {
  const t = useT();
  const { devices, [kind]: track } = useLocalState(media);
  const found = devices.filter((device) => device.kind === inputs[kind] && device.label !== '');
  if (found.length === 0) return null;
  return (
    <Select
      label={t(`room.${kind}`)}
      options={found.map(({ deviceId, label }) => ({ value: deviceId, label }))}
      value={track?.getSettings().deviceId ?? ''}
      onChange={({ target }) => void media.choose(kind, target.value)}
    />
  );
};

/** Shows by a bar what the microphone hears, and says whether it has heard anything yet. */
const Level = ({ track }: { track: MediaStreamTrack }) => {
  const t = useT();
  const level = useLevel(useMemo(() => new MediaStream([track]), [track]));
  const [isHeard, setHeard] = useState(false);
  if (level > audible && !isHeard) setHeard(true);
  const percent = Math.min(100, Math.round(level * 400));
  return (
    <div>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunk ring-1 ring-line ring-inset">
        <div className="h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-1 text-sm text-soft">{t(isHeard ? 'room.heard' : 'room.silent')}</p>
    </div>
  );
};

/** Lets a person see and hear themselves, choose the devices and then join. */
export const DeviceCheck = ({
  media,
  problem,
  onJoin,
}: {
  media: LocalMedia;
  problem: ReactNode;
  onJoin: () => void;
}) => {
  const t = useT();
  const { camera, microphone, problems, isOpening } = useLocalState(media);
  return (
    <section aria-labelledby="room-check" className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="relative grid aspect-video place-items-center overflow-hidden rounded-lg bg-board text-board-soft">
        {camera ? (
          <TrackVideo track={camera} label={t('room.own')} isMirrored isOwn className="size-full object-cover" />
        ) : (
          <p className="flex flex-col items-center gap-2 p-4 text-center">
            <VideoOff className="size-8" aria-hidden="true" />
            <span>{t(isOpening ? 'room.opening' : 'room.noPicture')}</span>
          </p>
        )}
        <div className="absolute inset-x-0 bottom-0 flex justify-center gap-3 p-3">
          <DeviceControls media={media} />
        </div>
      </div>
      <div className="space-y-4">
        <h2 id="room-check" className="text-xl">
          {t('room.checkTitle')}
        </h2>
        {(['camera', 'microphone'] as const).map(
          (kind) =>
            problems[kind] && (
              <Notice key={kind} tone="warning">
                {t(`room.problem.${kind}.${problems[kind]}`)}
              </Notice>
            ),
        )}
        <DeviceSelect kind="camera" media={media} />
        <DeviceSelect kind="microphone" media={media} />
        {microphone && <Level key={microphone.id} track={microphone} />}
        {problem}
        <Button size="lg" className="w-full sm:w-auto" loading={isOpening} onClick={onJoin}>
          {t('room.join')}
        </Button>
        <p className="flex gap-2 text-sm text-soft">
          <Lock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>{t('room.private')}</span>
        </p>
      </div>
    </section>
  );
};
