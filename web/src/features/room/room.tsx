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

type Step = 'check' | 'call' | 'done';

const Steps = ({ id, name, chat, kit, media, backTo }: RoomProps & { media: LocalMedia }) => {
  const t = useT();
  const [step, setStep] = useState<Step>('check');
  const [refusal, setRefusal] = useState<unknown>();
  const view = useRoom(id, media, step === 'call', (error) => {
    setRefusal(error);
    setStep('check');
  });
  if (step === 'call')
    return <CallView media={media} view={view} name={name} chat={chat} kit={kit} onLeave={() => setStep('done')} />;
  if (step === 'check') {
    return (
      <DeviceCheck
        media={media}
        problem={refusal !== undefined && <FormError>{errorText(refusal, t('room.failed'))}</FormError>}
        onJoin={() => {
          setRefusal(undefined);
          setStep('call');
        }}
      />
    );
  }
  return (
    <EmptyState
      icon={<PhoneOff aria-hidden="true" />}
      title={t('room.done')}
      action={
        <>
          <Button onClick={() => setStep('check')}>{t('room.again')}</Button>
          <ButtonLink variant="secondary" to={backTo}>
            {t('room.back')}
          </ButtonLink>
        </>
      }
    />
  );
};

/** The room of an interview: devices are checked first, then both sides meet. */
export const Room = (props: RoomProps) => {
  const media = useLocalMedia();
  return media ? <Steps {...props} media={media} /> : null;
};
