import { useEffect, useRef, useState } from 'react';
import { longestSampleSeconds } from '#shared/domain/spoken-sample.ts';
import { contentTypeOf, ownFormat } from './microphone.ts';

/** A finished recording in this browser. */
export interface Recorded {
  blob: Blob;
  content_type: ReturnType<typeof contentTypeOf>;
  seconds: number;
}

/** Enough for speech; browsers choose twice as much. */
const bitsPerSecond = 64_000;

/** Records one answer from a microphone, for 90 seconds at most. */
export const useRecorder = (stream: MediaStream | undefined, onDone: (recorded: Recorded) => void) => {
  const recorder = useRef<MediaRecorder>(null);
  const [seconds, setSeconds] = useState<number>();
  const isRunning = seconds !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    const started = Date.now();
    const timer = setInterval(() => {
      const passed = (Date.now() - started) / 1000;
      setSeconds(Math.min(passed, longestSampleSeconds));
      if (passed >= longestSampleSeconds && recorder.current?.state === 'recording') recorder.current.stop();
    }, 200);
    return () => clearInterval(timer);
  }, [isRunning]);
  // Without a result when the dialog is closed or the time is over.
  useEffect(
    () => () => {
      if (recorder.current?.state !== 'recording') return;
      recorder.current.onstop = null;
      recorder.current.stop();
    },
    [],
  );
  const start = () => {
    const format = ownFormat();
    if (!stream || !format) return;
    const parts: Blob[] = [];
    const started = Date.now();
    const created = new MediaRecorder(stream, { mimeType: format, audioBitsPerSecond: bitsPerSecond });
    created.ondataavailable = ({ data }) => parts.push(data);
    created.onstop = () => {
      setSeconds(undefined);
      const content_type = contentTypeOf(format);
      const length = Math.min((Date.now() - started) / 1000, longestSampleSeconds);
      onDone({ blob: new Blob(parts, { type: content_type }), content_type, seconds: length });
    };
    recorder.current = created;
    created.start();
    setSeconds(0);
  };
  const stop = () => recorder.current?.state === 'recording' && recorder.current.stop();
  return { seconds, start, stop };
};
