import { type ReactNode, useState } from 'react';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { PhoneOff } from '#web/ui/icons.ts';
import type { Chat } from './call-controls.tsx';
import { CallView } from './call-view.tsx';
import { DeviceCheck } from './device-check.tsx';
import type { LocalMedia } from './local-media.ts';
import { useLocalMedia } from './use-local-media.ts';
import { useRoom } from './use-room.ts';

interface RoomProps {
  id: string;
  /** The other side. */
  name: string;
  chat: Chat;
  /** What a company has beside the call. */
  kit?: ReactNode;
  backTo: string;
}

type MeetingProps = Omit<RoomProps, 'backTo'> & { onLeave: () => void };

/** The check of the devices and the call, which are left by one button. */
const Meeting = ({ id, name, chat, kit, media, onLeave }: MeetingProps & { media: LocalMedia }) => {
  const t = useT();
  const [isJoined, setJoined] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const view = useRoom(id, media, isJoined, (error) => {
    setRefusal(error);
    setJoined(false);
  });
  if (isJoined) return <CallView media={media} view={view} name={name} chat={chat} kit={kit} onLeave={onLeave} />;
  return (
    <DeviceCheck
      media={media}
      problem={refusal !== undefined && <FormError>{errorText(refusal, t('room.failed'))}</FormError>}
      onJoin={() => {
        setRefusal(undefined);
        setJoined(true);
      }}
    />
  );
};

/** Camera and microphone are on as long as this is shown. */
const MeetingWithDevices = (props: MeetingProps) => {
  const media = useLocalMedia();
  return media ? <Meeting {...props} media={media} /> : null;
};

/** The room of an interview: devices are checked first, then both sides meet. They are off once it is left. */
export const Room = ({ backTo, ...meeting }: RoomProps) => {
  const t = useT();
  const [isLeft, setLeft] = useState(false);
  if (!isLeft) return <MeetingWithDevices {...meeting} onLeave={() => setLeft(true)} />;
  return (
    <EmptyState
      icon={<PhoneOff aria-hidden="true" />}
      title={t('room.done')}
      action={
        <>
          <Button onClick={() => setLeft(false)}>{t('room.again')}</Button>
          <ButtonLink variant="secondary" to={backTo}>
            {t('room.back')}
          </ButtonLink>
        </>
      }
    />
  );
};
