import { useEffect, useState } from 'react';

/** Milliseconds between two measurements: as often as a person can follow. */
const measureMs = 100;

/** Loudness from which a voice is heard, of 1. */
export const audible = 0.02;

/** How loud a microphone is now, 0 to 1; 0 without one. */
export const useLevel = (stream: MediaStream | undefined): number => {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!stream || typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const wave = new Float32Array(analyser.fftSize);
    const measure = () => {
      analyser.getFloatTimeDomainData(wave);
      setLevel(Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length));
    };
    const timer = setInterval(measure, measureMs);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return level;
};
