/** How a video can be played: by the platform's frame, or as a plain file. Null for an address that must not be used. */
export type VideoSource = { kind: 'platform'; id: string; frame: string } | { kind: 'file'; src: string } | null;

const platformId = /^[A-Za-z0-9_-]{11}$/;
const platformHosts = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const inPath = /^\/(?:embed|v|shorts|live)\/([A-Za-z0-9_-]{11})(?:\/|$)/;

const idInAddress = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  if (hostname === 'youtu.be') return pathname.slice(1, 12);
  if (!platformHosts.test(hostname)) return undefined;
  return inPath.exec(pathname)?.[1] ?? searchParams.get('v') ?? undefined;
};

/**
 * Distinguishes a platform's video from a plain file: an id of 11 letters, digits, underscores or dashes, or a watch, short,
 * embed or v address is the platform's; anything else is a file. Addresses other than http and https are refused.
 */
export const videoSourceOf = (video: string): VideoSource => {
  const text = video.trim();
  if (platformId.test(text)) return platformVideo(text);
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return null;
  const id = idInAddress(address);
  return id !== undefined && platformId.test(id) ? platformVideo(id) : { kind: 'file', src: address.href };
};

const platformVideo = (id: string): VideoSource => ({
  kind: 'platform',
  id,
  frame: `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
});

/** Seconds as `1:05` or `1:02:03`. */
export const clockText = (seconds: number): string => {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const end = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${end}` : `${minutes}:${end}`;
};
