import { useEffect, useMemo, useRef } from 'react';
import { cx } from '#web/lib/cx.ts';

interface VideoProps {
  stream: MediaStream | undefined;
  label: string;
  /** As in a mirror: people know themselves so. */
  isMirrored?: boolean;
  /** Without its sound. */
  isOwn?: boolean;
  className?: string;
}

/** A live picture, with its sound unless it is the own one. */
export const Video = ({ stream, label, isMirrored = false, isOwn = false, className }: VideoProps) => {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const { current } = element;
    if (current && current.srcObject !== (stream ?? null)) current.srcObject = stream ?? null;
  }, [stream]);
  return (
    <video
      ref={element}
      aria-label={label}
      autoPlay
      playsInline
      muted={isOwn}
      className={cx(isMirrored && '-scale-x-100', className)}
    />
  );
};

/** The picture of one track. */
export const TrackVideo = ({ track, ...rest }: Omit<VideoProps, 'stream'> & { track: MediaStreamTrack }) => {
  const stream = useMemo(() => new MediaStream([track]), [track]);
  return <Video stream={stream} {...rest} />;
};
