import { useEffect, useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Send } from '#web/ui/icons.ts';
import { Progress } from '#web/ui/progress.tsx';
import { AudioPlayer } from '#web/ui/video-player/audio-player.tsx';
import type { Recorded } from './use-recorder.ts';

/** An address of a blob that this page alone can play. */
const useBlobAddress = (blob: Blob): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(blob);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return address;
};

/** Lets the person hear the recording, and then send it or answer another prompt. */
export const ReviewStep = ({
  recorded,
  progress,
  problem,
  busy,
  onSend,
  onAgain,
}: {
  recorded: Recorded;
  /** Percent that were sent; undefined while nothing is on its way. */
  progress: number | undefined;
  problem: string | undefined;
  /** Another prompt is on its way. */
  busy: boolean;
  onSend: () => void;
  onAgain: () => void;
}) => {
  const t = useT();
  const src = useBlobAddress(recorded.blob);
  const isSending = progress !== undefined;
  const label = t(progress === 100 ? 'samples.checking' : 'samples.sending');
  return (
    <div className="space-y-5">
      {src && (
        <AudioPlayer
          key={src}
          src={src}
          title={t('samples.review')}
          seconds={recorded.seconds}
          failed={<p role="alert">{t('samples.playFailed')}</p>}
        />
      )}
      {isSending && (
        <div className="space-y-1.5">
          <p role="status" className="text-sm">
            {label}
          </p>
          <Progress value={progress} label={label} />
        </div>
      )}
      {problem && <FormError>{problem}</FormError>}
      <div className="flex flex-wrap justify-end gap-3">
        {!isSending && (
          <Button variant="secondary" loading={busy} onClick={onAgain}>
            {t('samples.again')}
          </Button>
        )}
        <Button
          loading={isSending}
          icon={<Send className="size-4 rtl:-scale-x-100" aria-hidden="true" />}
          onClick={onSend}
        >
          {t(problem ? 'common.tryAgain' : 'samples.send')}
        </Button>
      </div>
    </div>
  );
};
