import { expect, type Page } from '@playwright/test';

/** Notes the connections of a page, so that `breakConnection` finds them; before the page opens a room. */
export const noteConnections = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const peers: RTCPeerConnection[] = [];
    const Peer = window.RTCPeerConnection;
    Object.assign(window, {
      peers,
      RTCPeerConnection: new Proxy(Peer, {
        construct: (_, [settings]) => {
          const peer = new Peer(settings);
          peers.push(peer);
          return peer;
        },
      }),
    });
  });

/** Notes the lines of a page to the signalling service, so that `endLines` finds them; before the page opens a room. */
export const noteLines = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const lines: WebSocket[] = [];
    const Socket = window.WebSocket;
    Object.assign(window, {
      lines,
      WebSocket: new Proxy(Socket, {
        construct: (_, [address, protocols]) => {
          const line = new Socket(address, protocols);
          lines.push(line);
          return line;
        },
      }),
    });
  });

/** Notes the tracks of the devices that a page opens, so that `openDevices` finds them. Its screen is an empty picture. */
export const noteDevices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    const noted = (stream: MediaStream) => {
      tracks.push(...stream.getTracks());
      return stream;
    };
    mediaDevices.getUserMedia = async (wanted) => noted(await open(wanted));
    mediaDevices.getDisplayMedia = async () => noted(document.createElement('canvas').captureStream());
    Object.assign(window, { tracks });
  });

/** The kinds of a page's devices that are on. */
export const openDevices = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as { tracks: MediaStreamTrack[] }).tracks
      .filter(({ readyState }) => readyState === 'live')
      .map(({ kind }) => kind),
  );

/** Ends the lines of a page to the signalling service, as the service does after some minutes. */
export const endLines = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const line of (window as unknown as { lines: WebSocket[] }).lines) line.close();
  });

/** Closes the connections of a page as a lost network does: no good-bye is said. */
export const breakConnection = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const peer of (window as unknown as { peers: RTCPeerConnection[] }).peers) peer.close();
  });

/** Joins the call of a page that shows the check of the devices. */
export const join = (page: Page): Promise<void> => page.getByRole('button', { name: 'Join', exact: true }).click();

/** How far the other side's picture has come, in seconds. */
const progress = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [video] = document.querySelectorAll('video');
    return video && video.videoWidth > 0 ? video.currentTime : 0;
  });

/** Waits until the other side's picture moves. One of a connection that is made anew begins at zero. */
export const expectMoving = async (page: Page): Promise<void> => {
  let lowest = await progress(page);
  const moved = async () => {
    const now = await progress(page);
    lowest = Math.min(lowest, now);
    return now - lowest;
  };
  await expect.poll(moved, { timeout: 30_000 }).toBeGreaterThan(0.5);
};
