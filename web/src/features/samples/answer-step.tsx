import { longestSampleSeconds } from '#shared/domain/spoken-sample.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Mic, Square } from '#web/ui/icons.ts';
import { Progress } from '#web/ui/progress.tsx';
import { clockText } from '#web/ui/video-player/video-source.ts';
import { LevelMeter } from './level-meter.tsx';
import { type Recorded, useRecorder } from './use-recorder.ts';

/** Records the answer: the microphone is open already, so that only the answer needs time. */
export const AnswerStep = ({ stream, onDone }: { stream: MediaStream; onDone: (recorded: Recorded) => void }) => {
  const t = useT();
  const { seconds, start, stop } = useRecorder(stream, onDone);
  const isRunning = seconds !== undefined;
  return (
    <div className="space-y-5">
      <LevelMeter stream={stream} />
      {isRunning && (
        <div className="space-y-1.5">
          <Progress value={(seconds / longestSampleSeconds) * 100} label={t('samples.recording')} />
          <p className="text-sm tabular-nums text-soft">
            {t('player.positionText', { at: clockText(seconds), of: clockText(longestSampleSeconds) })}
          </p>
        </div>
      )}
      <span role="status" className="sr-only">
        {isRunning ? t('samples.recording') : ''}
      </span>
      {/* One button, so that it keeps the focus. */}
      <Button
        variant={isRunning ? 'danger' : 'primary'}
        size="lg"
        className="w-full"
        icon={
          isRunning ? <Square className="size-4" aria-hidden="true" /> : <Mic className="size-5" aria-hidden="true" />
        }
        onClick={() => (isRunning ? stop() : start())}
      >
        {t(isRunning ? 'samples.stop' : 'samples.start')}
      </Button>
    </div>
  );
};
