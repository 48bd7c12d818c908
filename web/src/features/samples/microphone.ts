/** Why there is no sound to record. */
export type MicrophoneProblem = 'unsupported' | 'refused' | 'missing' | 'busy';

/** What browsers record, the one that plays in most others first. */
const formats = ['audio/webm;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/ogg;codecs=opus'] as const;

/** The content types that the server accepts, of what this browser can record; undefined when there is none. */
export const recordingFormat = (isSupported: (type: string) => boolean): (typeof formats)[number] | undefined =>
  formats.find(isSupported);

/** The content type without codecs, as the server names it. */
export const contentTypeOf = (format: (typeof formats)[number]) =>
  ({
    'audio/webm;codecs=opus': 'audio/webm',
    'audio/mp4;codecs=mp4a.40.2': 'audio/mp4',
    'audio/ogg;codecs=opus': 'audio/ogg',
  })[format] as 'audio/webm' | 'audio/mp4' | 'audio/ogg';

/** What this browser records; undefined in one that records nothing. */
export const ownFormat = () =>
  typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia
    ? undefined
    : recordingFormat((type) => MediaRecorder.isTypeSupported(type));

/** The problem behind an error of the browser when the microphone was requested. */
export function problemOf(error: unknown): MicrophoneProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotSupportedError') return 'unsupported';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}

/**
 * Opens the microphone; the browser requests permission first.
 * @throws the browser's error, see `problemOf`
 */
export const openMicrophone = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });

export const closeMicrophone = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};
