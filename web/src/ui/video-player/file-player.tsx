import { useRef } from 'react';
import { t } from '../../lib/i18n.ts';
import { Caption, CaptionSizeSelect, useCaptionSize } from './caption.tsx';
import { ControlBar } from './control-bar.tsx';
import { captionAt, type TimedCaption } from './timed-caption.ts';
import { useIdleBar } from './use-idle-bar.ts';
import { useVideo } from './use-video.ts';

/**
 * Plays a video file. The controls hide 3 seconds after the last movement or key. `caption` is shown throughout, unless
 * there are `captions` by time.
 */
export const FilePlayer = ({
  src,
  title,
  caption,
  captions,
}: {
  src: string;
  title: string;
  caption: string;
  captions: readonly TimedCaption[];
}) => {
  const frame = useRef<HTMLElement>(null);
  const ref = useRef<HTMLVideoElement>(null);
  const video = useVideo(ref);
  const { awake, wake } = useIdleBar(video.playing);
  const [size, setSize] = useCaptionSize();
  const toggleFullScreen = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen());
  const shown = captions.length > 0 ? captionAt(captions, video.time) : caption;
  if (video.failed) {
    return (
      <p role="alert" className="grid aspect-video w-full place-items-center rounded-lg bg-board p-6 text-board-ink">
        {t('player.failed')}
      </p>
    );
  }
  return (
    <div>
      <section
        ref={frame}
        aria-label={title}
        onPointerMove={wake}
        onPointerDown={wake}
        onFocus={wake}
        onKeyDown={wake}
        className="relative flex aspect-video w-full items-center overflow-hidden rounded-lg bg-board"
      >
        {/* biome-ignore lint/a11y/useMediaCaption: candidates' videos come without caption files; a transcript is shown on the picture. */}
        <video
          ref={ref}
          src={src}
          preload="metadata"
          playsInline
          aria-label={title}
          onClick={video.toggle}
          className="size-full object-contain"
        >
          {t('player.unsupported')}
        </video>
        <Caption
          text={shown}
          size={size}
          className="pointer-events-none max-sm:hidden absolute inset-x-4 bottom-22 mx-auto w-fit max-w-full rounded-sm bg-board/80 px-2.5 py-1 text-center text-board-ink"
        />
        <ControlBar
          video={video}
          visible={awake}
          onFullScreen={toggleFullScreen}
          captions={
            (caption || captions.length > 0) && (
              <CaptionSizeSelect
                size={size}
                onChange={setSize}
                className="bg-board text-board-ink hover:bg-board-line"
              />
            )
          }
        />
      </section>
      {/* A phone's picture has no room for it beside the controls. The height stays when captions change. */}
      {(caption || captions.length > 0) && size && (
        <div className="mt-2 min-h-12 sm:hidden">
          <Caption text={shown} size={size} />
        </div>
      )}
    </div>
  );
};
