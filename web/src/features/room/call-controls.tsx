import type { ReactNode } from 'react';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import {
  ListChecks,
  MessageCircle,
  Mic,
  MicOff,
  MonitorUp,
  MonitorX,
  PhoneOff,
  Video,
  VideoOff,
} from '#web/ui/icons.ts';
import { canShareScreen, type LocalMedia } from './local-media.ts';
import { useLocalState } from './use-local-media.ts';

/** A round button on a picture. */
const Control = ({
  label,
  isOff = false,
  isLeave = false,
  expanded,
  onClick,
  children,
}: {
  label: string;
  /** The device is off: shown the other way round. */
  isOff?: boolean;
  isLeave?: boolean;
  /** Whether what the button opens is open. */
  expanded?: boolean;
  onClick: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-expanded={expanded}
    onClick={onClick}
    className={cx(
      'relative inline-grid size-12 shrink-0 place-items-center rounded-full border transition-colors duration-150',
      isLeave
        ? 'border-danger bg-danger text-paper hover:bg-danger-strong'
        : isOff
          ? 'border-board-ink bg-board-ink text-board hover:opacity-85'
          : 'border-board-soft bg-board text-board-ink hover:bg-board-line',
    )}
  >
    {children}
  </button>
);

const icon = { className: 'size-5', 'aria-hidden': true } as const;

/** Switches microphone and camera. */
export const DeviceControls = ({ media }: { media: LocalMedia }) => {
  const t = useT();
  const { camera, microphone, isMuted } = useLocalState(media);
  const isSilent = isMuted || !microphone;
  return (
    <>
      <Control
        label={t(isSilent ? 'room.unmute' : 'room.mute')}
        isOff={isSilent}
        onClick={() => void media.toggleMicrophone()}
      >
        {isSilent ? <MicOff {...icon} /> : <Mic {...icon} />}
      </Control>
      <Control
        label={t(camera ? 'room.cameraOff' : 'room.cameraOn')}
        isOff={!camera}
        onClick={() => void media.toggleCamera()}
      >
        {camera ? <Video {...icon} /> : <VideoOff {...icon} />}
      </Control>
    </>
  );
};

/** The messages beside the call. */
export interface Chat {
  unread: number;
  content: ReactNode;
}

/** What is open beside the call. */
export type Beside = 'chat' | 'kit';

/** Opens and closes the messages beside the call. */
const ChatControl = ({ unread, isOpen, onToggle }: { unread: number; isOpen: boolean; onToggle: () => void }) => {
  const t = useT();
  const isNew = unread > 0 && !isOpen;
  const label = isNew ? `${t('messages.title')}, ${t('messages.unread', { count: unread })}` : t('messages.title');
  return (
    <Control label={label} isOff={isOpen} expanded={isOpen} onClick={onToggle}>
      <MessageCircle {...icon} />
      {isNew && <span className="absolute end-0 top-0 size-3 rounded-full bg-success" />}
    </Control>
  );
};

/** Microphone, camera, screen, messages, a company's kit, and the way out. */
export const CallControls = ({
  media,
  unread,
  beside,
  hasKit,
  onBeside,
  onLeave,
}: {
  media: LocalMedia;
  /** Messages that were not read yet. */
  unread: number;
  beside: Beside | undefined;
  /** There is a kit beside the call, for a company. */
  hasKit: boolean;
  onBeside: (beside: Beside | undefined) => void;
  onLeave: () => void;
}) => {
  const t = useT();
  const { screen } = useLocalState(media);
  return (
    <div role="toolbar" aria-label={t('room.controls')} className="flex justify-center gap-1 px-2 py-3 sm:gap-3">
      <DeviceControls media={media} />
      {canShareScreen() && (
        <Control
          label={t(screen ? 'room.stopSharing' : 'room.share')}
          isOff={screen !== null}
          onClick={() => void media.toggleScreen()}
        >
          {screen ? <MonitorX {...icon} /> : <MonitorUp {...icon} />}
        </Control>
      )}
      <ChatControl
        unread={unread}
        isOpen={beside === 'chat'}
        onToggle={() => onBeside(beside === 'chat' ? undefined : 'chat')}
      />
      {hasKit && (
        <Control
          label={t('room.kit')}
          isOff={beside === 'kit'}
          expanded={beside === 'kit'}
          onClick={() => onBeside(beside === 'kit' ? undefined : 'kit')}
        >
          <ListChecks {...icon} />
        </Control>
      )}
      <Control label={t('room.leave')} isLeave onClick={onLeave}>
        <PhoneOff {...icon} />
      </Control>
    </div>
  );
};
