import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { t } from '../../lib/i18n.ts';
import { Maximize, Pause, Play, Volume2, VolumeX } from '../icons.ts';
import type { useVideo } from './use-video.ts';
import { clockText } from './video-source.ts';

const BarButton = ({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className="inline-grid size-11 shrink-0 place-items-center rounded-md hover:bg-board-line [&_svg]:size-5"
  >
    {children}
  </button>
);

/** Play, position, loudness, subtitle size and full screen, on the lower edge of the picture. */
export const ControlBar = ({
  video,
  visible,
  captions,
  onFullScreen,
}: {
  video: ReturnType<typeof useVideo>;
  visible: boolean;
  captions: ReactNode;
  onFullScreen: () => void;
}) => (
  <div
    className={cx(
      'absolute inset-x-0 bottom-0 flex flex-wrap items-center gap-x-1 bg-board/90 px-2 pt-1 text-board-ink transition-opacity duration-200',
      visible ? 'opacity-100' : 'pointer-events-none opacity-0',
    )}
  >
    <input
      type="range"
      aria-label={t('player.position')}
      aria-valuetext={t('player.positionText', { at: clockText(video.time), of: clockText(video.duration) })}
      min={0}
      max={Math.max(1, video.duration)}
      step={0.1}
      value={video.time}
      onChange={(event) => video.seek(Number(event.target.value))}
      className="h-6 w-full basis-full accent-accent"
    />
    <BarButton label={t(video.playing ? 'player.pause' : 'player.play')} onClick={video.toggle}>
      {video.playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
    </BarButton>
    <span className="text-sm tabular-nums whitespace-nowrap">
      {`${clockText(video.time)} / ${clockText(video.duration)}`}
    </span>
    <span className="grow" />
    <BarButton label={t(video.muted ? 'player.unmute' : 'player.mute')} onClick={video.toggleMute}>
      {video.muted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
    </BarButton>
    <input
      type="range"
      aria-label={t('player.volume')}
      min={0}
      max={100}
      value={video.muted ? 0 : video.volume}
      onChange={(event) => video.setVolume(Number(event.target.value))}
      className="hidden h-6 w-20 accent-accent sm:block"
    />
    {captions}
    <BarButton label={t('player.fullScreen')} onClick={onFullScreen}>
      <Maximize aria-hidden="true" />
    </BarButton>
  </div>
);
