import { afterEach, expect, test, vi } from 'vitest';
import { LocalMedia } from './local-media.ts';

interface Track {
  id: string;
  isLive: boolean;
}

/** Devices that answer when they are let: each answer is a new track, in the order of `answers`. */
function stubDevices() {
  const tracks: Track[] = [];
  const waiting: (() => void)[] = [];
  const open = () =>
    new Promise((resolve) => {
      waiting.push(() => {
        const track = {
          id: String(tracks.length),
          isLive: true,
          stop() {
            this.isLive = false;
          },
        };
        tracks.push(track);
        resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
      });
    });
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: open, getDisplayMedia: open, enumerateDevices: async () => [] },
  });
  return { answers: waiting, live: () => tracks.filter(({ isLive }) => isLive).map(({ id }) => id) };
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['in this order', [0, 1], '1'],
  ['the other way round', [1, 0], '0'],
])('a camera that is chosen twice at once is on once, where the devices open %s', async (_, order, last) => {
  const { answers, live } = stubDevices();
  const media = new LocalMedia();
  const both = [media.toggleCamera(), media.choose('camera', 'another')];
  for (const nth of order) answers[nth]?.();
  await Promise.all(both);
  expect(live()).toEqual([last]);
  expect(media.state.camera).toMatchObject({ id: last });
  await media.toggleCamera();
  expect(live()).toEqual([]);
});

test('a screen that is chosen twice at once is shared once', async () => {
  const { answers, live } = stubDevices();
  const media = new LocalMedia();
  const both = [media.toggleScreen(), media.toggleScreen()];
  for (const answer of answers) answer();
  await Promise.all(both);
  expect(live()).toHaveLength(1);
  await media.toggleScreen();
  expect(live()).toEqual([]);
});

test('nothing is on that was chosen before the screen was left, and allowed afterwards', async () => {
  const { answers, live } = stubDevices();
  const media = new LocalMedia();
  const all = [media.choose('camera'), media.choose('microphone'), media.toggleScreen()];
  media.close();
  for (const answer of answers) answer();
  await Promise.all(all);
  expect(live()).toEqual([]);
  expect(media.tracks()).toEqual({ audio: null, video: null });
});

test('both devices are opened no more once the screen was left', async () => {
  const { answers } = stubDevices();
  const media = new LocalMedia();
  const opened = media.open();
  media.close();
  answers[0]?.();
  await opened;
  expect(answers).toHaveLength(1);
});
