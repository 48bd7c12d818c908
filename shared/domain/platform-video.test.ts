import { expect, test } from 'vitest';
import { platformVideoAddress, platformVideoId } from './platform-video.ts';

test.each([
  'dQw4w9WgXcQ',
  ' dQw4w9WgXcQ ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  platformVideoAddress('dQw4w9WgXcQ'),
])('recognises %j as a video of the platform', (text) => {
  expect(platformVideoId(text)).toBe('dQw4w9WgXcQ');
});

test.each([
  '',
  'dQw4w9WgXc',
  'dQw4w9WgXcQQ',
  'dQw4w9WgXc!',
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
  'javascript://youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@somebody',
])('takes %j for something else', (text) => {
  expect(platformVideoId(text)).toBeUndefined();
});
