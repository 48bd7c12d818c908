import { type ReactNode, useRef } from 'react';
import { t } from '../../lib/i18n.ts';
import { buttonClass } from '../button.tsx';
import { Pause, Play } from '../icons.ts';
import { useVideo } from './use-video.ts';
import { clockText } from './video-source.ts';

/**
 * Plays a sound. It needs the texts of `player`. `seconds` is its length, which files of recorders do not always say;
 * `failed` is shown in its place when it cannot be played.
 */
export const AudioPlayer = ({
  src,
  title,
  seconds,
  failed,
}: {
  src: string;
  title: string;
  seconds: number;
  failed: ReactNode;
}) => {
  const ref = useRef<HTMLAudioElement>(null);
  const { playing, time, toggle, seek, failed: hasFailed } = useVideo(ref);
  if (hasFailed) return failed;
  const label = t(playing ? 'player.pause' : 'player.play');
  return (
    <section aria-label={title} className="flex min-w-0 items-center gap-3">
      {/* biome-ignore lint/a11y/useMediaCaption: a recording is judged by its sound; its task is shown as text. */}
      <audio ref={ref} src={src} preload="none" />
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={toggle}
        className={buttonClass('secondary', 'md', 'shrink-0')}
      >
        {playing ? <Pause className="size-5" aria-hidden="true" /> : <Play className="size-5" aria-hidden="true" />}
      </button>
      <input
        type="range"
        aria-label={t('player.position')}
        aria-valuetext={t('player.positionText', { at: clockText(time), of: clockText(seconds) })}
        min={0}
        max={Math.max(1, seconds)}
        step={0.1}
        value={Math.min(time, Math.max(1, seconds))}
        onChange={(event) => seek(Number(event.target.value))}
        className="h-11 min-w-0 flex-1 accent-primary"
      />
      <span className="text-sm tabular-nums whitespace-nowrap text-soft">
        {`${clockText(time)} / ${clockText(seconds)}`}
      </span>
    </section>
  );
};
