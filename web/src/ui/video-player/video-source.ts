import { platformVideoId } from '#shared/domain/platform-video.ts';

/** How a video can be played: by the platform's frame, or as a plain file. Null for an address that must not be used. */
export type VideoSource = { kind: 'platform'; id: string; frame: string } | { kind: 'file'; src: string } | null;

/**
 * Tells a platform's video, which plays in its cookie-less frame, from a plain file. Addresses other than http and https
 * are refused.
 */
export const videoSourceOf = (video: string): VideoSource => {
  const id = platformVideoId(video);
  if (id !== undefined) {
    return { kind: 'platform', id, frame: `https://www.youtube-nocookie.com/embed/${id}?rel=0` };
  }
  const text = video.trim();
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  return ['https:', 'http:'].includes(address.protocol) ? { kind: 'file', src: address.href } : null;
};

/** Seconds as `1:05` or `1:02:03`. */
export const clockText = (seconds: number): string => {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const end = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${end}` : `${minutes}:${end}`;
};
