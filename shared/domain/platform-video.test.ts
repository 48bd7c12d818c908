import { expect, test } from 'vitest';
import { platformVideoAddress, platformVideoId } from './platform-video.ts';

test.each([
  'dQw4w9WgXcQ',
  ' dQw4w9WgXcQ ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  platformVideoAddress('dQw4w9WgXcQ'),
  'youtu.be/dQw4w9WgXcQ',
  'www.youtube.com/watch?v=dQw4w9WgXcQ',
  'youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
  'm.youtube.com/watch?v=dQw4w9WgXcQ#t=1',
  'http://youtu.be/dQw4w9WgXcQ',
  'http://www.youtube.com/embed/dQw4w9WgXcQ',
  '//www.youtube.com/shorts/dQw4w9WgXcQ',
  'HTTPS://YOUTU.BE/dQw4w9WgXcQ',
  'YouTube.com/live/dQw4w9WgXcQ',
  '<https://youtu.be/dQw4w9WgXcQ>',
  '(https://www.youtube.com/watch?v=dQw4w9WgXcQ).',
  'https://youtu.be/dQw4w9WgXcQ\u200B',
  '\u200Ehttps://youtu.be/dQw4w9WgXcQ',
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
  'example.com/watch?v=dQw4w9WgXcQ',
  'youtube.com.example.org/watch?v=dQw4w9WgXcQ',
  'youtube.com@example.org/watch?v=dQw4w9WgXcQ',
  'example.org/youtu.be/dQw4w9WgXcQ',
  'javascript:youtu.be/dQw4w9WgXcQ',
  'data:text/html,youtu.be/dQw4w9WgXcQ',
  'ftp://youtu.be/dQw4w9WgXcQ',
  'youtu.be',
])('takes %j for something else', (text) => {
  expect(platformVideoId(text)).toBeUndefined();
});
