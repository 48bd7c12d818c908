import { describe, expect, it } from 'vitest';
import { clockText, videoSourceOf } from './video-source.ts';

const frame = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0';

describe('the source of a video', () => {
  it.each([
    'dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/v/dQw4w9WgXcQ',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  ])('recognises %s as a video of the platform and plays it without cookies', (video) => {
    expect(videoSourceOf(video)).toEqual({ kind: 'platform', id: 'dQw4w9WgXcQ', frame });
  });

  it.each(['https://files.example.com/videos/7.mp4?X-Amz-Signature=abc', 'http://127.0.0.1:3002/bucket/video.webm'])(
    'takes %s as a plain file',
    (video) => {
      expect(videoSourceOf(video)).toEqual({ kind: 'file', src: video });
    },
  );

  it('takes another host that only looks like the platform as a plain file', () => {
    expect(videoSourceOf('https://youtube.com.example.org/watch?v=dQw4w9WgXcQ')).toMatchObject({ kind: 'file' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://x.example/1', 'not an address', ''])(
    'refuses %j',
    (video) => {
      expect(videoSourceOf(video)).toBeNull();
    },
  );
});

describe('the clock of a video', () => {
  it.each([
    [0, '0:00'],
    [65.9, '1:05'],
    [3723, '1:02:03'],
    [Number.NaN, '0:00'],
    [Number.POSITIVE_INFINITY, '0:00'],
  ])('shows %d seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});
