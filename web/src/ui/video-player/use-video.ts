import { type RefObject, useEffect, useState } from 'react';

/** Percent of full loudness that a video starts with. */
const startVolume = 50;

/** What a video or audio element is doing, as React state, and how to change it. Times in seconds, volume in percent. */
export const useVideo = (ref: RefObject<HTMLMediaElement | null>) => {
  const [state, setState] = useState({
    playing: false,
    failed: false,
    time: 0,
    duration: 0,
    volume: startVolume,
    muted: false,
  });
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.volume = startVolume / 100;
    const read = () =>
      setState({
        playing: !video.paused && !video.ended,
        failed: video.error !== null,
        time: video.currentTime,
        duration: Number.isFinite(video.duration) ? video.duration : 0,
        volume: Math.round(video.volume * 100),
        muted: video.muted,
      });
    const events = ['play', 'pause', 'ended', 'timeupdate', 'durationchange', 'volumechange', 'error'];
    for (const name of events) video.addEventListener(name, read);
    // It may be playing already.
    read();
    return () => {
      for (const name of events) video.removeEventListener(name, read);
    };
  }, [ref]);
  const change = (act: (video: HTMLMediaElement) => void) => () => ref.current && act(ref.current);
  return {
    ...state,
    // A refusal to play arrives as the video's own error, or as its staying paused.
    toggle: change((video) => (video.paused ? void video.play().catch(() => undefined) : video.pause())),
    toggleMute: change((video) => {
      video.muted = !video.muted;
    }),
    seek: (seconds: number) =>
      change((video) => {
        video.currentTime = seconds;
      })(),
    setVolume: (percent: number) =>
      change((video) => {
        video.volume = percent / 100;
        video.muted = percent === 0;
      })(),
  };
};
