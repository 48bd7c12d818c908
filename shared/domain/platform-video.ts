import { typedAddress } from './typed-address.ts';

// Which texts name a video of the video platform (specification 000, section 5, "Video URL recognition").

const platformId = /^[A-Za-z0-9_-]{11}$/;
const platformHosts = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const inPath = /^\/(?:embed|v|shorts|live)\/([A-Za-z0-9_-]{11})(?:\/|$)/;

const idInAddress = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  if (hostname === 'youtu.be') return pathname.slice(1, 12);
  if (!platformHosts.test(hostname)) return undefined;
  return inPath.exec(pathname)?.[1] ?? searchParams.get('v') ?? undefined;
};

/**
 * The id of the platform's video that a text names: itself an id of 11 letters, digits, underscores or dashes, or a
 * watch, short, embed or v address, with or without `https`. Undefined for anything else.
 */
export const platformVideoId = (text: string): string | undefined => {
  const trimmed = text.trim();
  if (platformId.test(trimmed)) return trimmed;
  const typed = typedAddress(text);
  if (!URL.canParse(typed)) return undefined;
  const address = new URL(typed);
  if (address.protocol !== 'https:') return undefined;
  const id = idInAddress(address);
  return id !== undefined && platformId.test(id) ? id : undefined;
};

/** The public address of a video of the platform. */
export const platformVideoAddress = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
