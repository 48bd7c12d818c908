import { type Transcription, transcriptionCalls } from '#shared/contracts/transcriptions.ts';
import { platformVideoId } from '#shared/domain/platform-video.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageNames } from '#web/lib/language-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Captions } from '#web/ui/icons.ts';
import { May } from '#web/ui/may.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { VideoPlayer, type VideoPlayerProps } from '#web/ui/video-player/index.tsx';
import { useTranscription } from './use-transcription.ts';

const Transcript = ({ text, identified }: { text: string; identified: string | null }) => {
  const t = useT();
  const nameOf = useLanguageNames(identified !== null);
  return (
    <details open className="rounded-md bg-sunk p-4 text-sm">
      <summary className="font-semibold">{t('player.transcript.title')}</summary>
      <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {identified && nameOf && (
        <p className="mt-2 text-soft">{t('player.transcript.identified', { language: nameOf(identified) })}</p>
      )}
    </details>
  );
};

/** Why there is no transcript: what the service found, or what happened to the request. */
const Failure = ({ failure, error }: { failure: Transcription['failure'] | undefined; error: Error | null }) => {
  const t = useT();
  if (failure) {
    return (
      <Notice tone="error" title={t(failure === 'timeout' ? 'player.transcript.timeout' : 'player.transcript.failed')}>
        {t(`player.transcript.hint.${failure}`)}
      </Notice>
    );
  }
  return error ? <Notice tone="error">{errorText(error, t('player.transcript.failed'))}</Notice> : null;
};

/** What the live region says. */
const useProgressText = (isWaiting: boolean, text: string | null | undefined): string => {
  const t = useT();
  if (isWaiting) return t('player.transcript.waiting');
  return text ? t('player.transcript.done') : '';
};

/**
 * A candidate's video with its transcription, on request: as captions in the player and as text below it. Videos of the
 * platform cannot be transcribed.
 */
const TranscribedVideo = ({ candidateId, ...player }: { candidateId: number } & VideoPlayerProps) => {
  const t = useT();
  const { start, transcription, isWaiting, error } = useTranscription(candidateId);
  const text = transcription?.text;
  const progress = useProgressText(isWaiting, text);
  if (platformVideoId(player.video) !== undefined) return <VideoPlayer {...player} />;
  return (
    <div className="space-y-3">
      <VideoPlayer {...player} captions={transcription?.captions ?? []} />
      <May call={transcriptionCalls.start}>
        {!text && (
          <Button
            variant="secondary"
            size="sm"
            loading={isWaiting}
            icon={<Captions className="size-4" aria-hidden="true" />}
            onClick={start}
          >
            {t('player.transcript.start')}
          </Button>
        )}
      </May>
      <p role="status" className="text-sm text-soft empty:hidden">
        {progress}
      </p>
      {!isWaiting && <Failure failure={transcription?.failure} error={error} />}
      {text && <Transcript text={text} identified={transcription?.identified_language ?? null} />}
    </div>
  );
};

export default TranscribedVideo;
