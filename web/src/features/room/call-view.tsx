import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { LoaderCircle, MicOff } from '#web/ui/icons.ts';
import { type Beside, CallControls, type Chat } from './call-controls.tsx';
import type { LocalMedia } from './local-media.ts';
import type { RoomView } from './room-connection.ts';
import { useLocalState } from './use-local-media.ts';
import { TrackVideo, Video } from './video.tsx';

/** The own picture, small in a corner of the other one. */
const OwnPicture = ({ media }: { media: LocalMedia }) => {
  const t = useT();
  const { camera, screen } = useLocalState(media);
  const track = screen ?? camera;
  if (!track) return null;
  return (
    <div className="absolute end-3 bottom-3 aspect-video w-28 overflow-hidden rounded-md border border-board-soft bg-board sm:w-44 lg:w-56">
      <TrackVideo track={track} label={t('room.own')} isMirrored={!screen} isOwn className="size-full object-cover" />
    </div>
  );
};

/** The room once a person has joined: the other side large, the own picture small, the controls below. */
export const CallView = ({
  media,
  view: { phase, remote, presence },
  name,
  chat,
  kit,
  onLeave,
}: {
  media: LocalMedia;
  view: RoomView;
  name: string;
  chat: Chat;
  kit: ReactNode;
  onLeave: () => void;
}) => {
  const t = useT();
  const [beside, setBeside] = useState<Beside>();
  const isConnected = phase === 'connected';
  const hasPicture = isConnected && (presence?.camera || presence?.screen);
  const area = useRef<HTMLElement>(null);
  // The button that was pressed is gone.
  useEffect(() => area.current?.focus(), []);
  return (
    <section
      ref={area}
      tabIndex={-1}
      aria-label={t('room.with', { name })}
      className="flex h-[calc(100dvh-11rem)] min-h-96 flex-col overflow-hidden rounded-lg bg-board text-board-ink outline-none"
    >
      <div className="relative flex min-h-0 flex-1">
        <div className="relative min-w-0 flex-1">
          <Video
            stream={remote}
            label={name}
            className={cx(
              'size-full',
              presence?.screen ? 'object-contain' : 'object-cover',
              !hasPicture && 'invisible',
            )}
          />
          {!hasPicture && (
            <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 p-6 text-center">
              <Avatar name={name} className="size-20 text-3xl" />
              <p className="flex items-center gap-2 text-lg">
                {!isConnected && <LoaderCircle className="size-5 shrink-0 animate-turn" aria-hidden="true" />}
                <span>{isConnected ? t('room.otherCameraOff', { name }) : t(`room.phase.${phase}`, { name })}</span>
              </p>
            </div>
          )}
          <p role="status" className="sr-only">
            {t(`room.phase.${phase}`, { name })}
          </p>
          {isConnected && (
            <p className="absolute start-3 bottom-3 flex max-w-[55%] items-center gap-2 rounded-md bg-board px-2.5 py-1 text-sm">
              {presence && !presence.microphone && (
                <MicOff className="size-4 shrink-0" aria-label={t('room.otherMuted', { name })} role="img" />
              )}
              <bdi className="truncate">{name}</bdi>
            </p>
          )}
          <OwnPicture media={media} />
        </div>
        {beside && (
          <div className="text-ink max-sm:absolute max-sm:inset-0 sm:w-80 sm:shrink-0 lg:w-96">
            {beside === 'chat' ? chat.content : kit}
          </div>
        )}
      </div>
      <CallControls
        media={media}
        unread={chat.unread}
        beside={beside}
        hasKit={Boolean(kit)}
        onBeside={setBeside}
        onLeave={onLeave}
      />
    </section>
  );
};
