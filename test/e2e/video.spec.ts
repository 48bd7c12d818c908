import type { Page } from '@playwright/test';
import { uniqueLetters } from '#test/support/accounts.ts';
import { expectOk } from '#test/support/http-api.ts';
import { makeHiringRecruiter } from './support/api.ts';
import { portal } from './support/portal.ts';
import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

const file = `${portal.url}/never-arrives.mp4`;

/** Own profile with a video that plays without any bytes: play and pause only change its state. */
const openVideo = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const playing = new WeakSet<HTMLMediaElement>();
    const switchTo = (video: HTMLMediaElement, isPlaying: boolean) => {
      if (isPlaying) playing.add(video);
      else playing.delete(video);
      video.dispatchEvent(new Event(isPlaying ? 'play' : 'pause'));
    };
    Object.defineProperty(HTMLMediaElement.prototype, 'paused', {
      get(this: HTMLMediaElement) {
        return !playing.has(this);
      },
    });
    HTMLMediaElement.prototype.play = async function play() {
      switchTo(this, true);
    };
    HTMLMediaElement.prototype.pause = function pause() {
      switchTo(this, false);
    };
  });
  await page.route(/\/api\/candidate\/profile\/\d+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), video: file } });
  });
  await page.route(file, () => undefined);
  await page.clock.install();
  await page.goto('/candidate/profile');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
};

test('plays a YouTube video of a candidate in a frame without cookies', async ({ visit }) => {
  const [recruiter, candidate] = await Promise.all([makeHiringRecruiter(), openSession('candidate')]);
  const page = await visit({ as: candidate });
  const embedded = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0';
  const answerFrame = (each: Page) =>
    each.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The video</p>' }),
    );
  await answerFrame(page);
  await page.goto('/candidate/profile?mode=edit');
  const link = page.getByLabel('Or a YouTube video');
  await link.fill('https://example.com/intro.mp4');
  await link.press('Enter');
  await expect(page.getByText('Please enter a YouTube link')).toBeVisible();
  await link.fill('https://youtu.be/dQw4w9WgXcQ');
  await link.press('Enter');
  await expect(page.getByText('In your profile: https://www.youtube.com/watch?v=dQw4w9WgXcQ')).toBeVisible();
  await page.goto('/candidate/profile');
  await expect(page.frameLocator(`iframe[src="${embedded}"]`).getByText('The video')).toBeVisible();

  const other = await visit({ as: recruiter });
  await answerFrame(other);
  await other.goto(`/candidate/profile/${candidate.id}`);
  await other.getByRole('button', { name: 'Unlock profile' }).click();
  await expect(other.frameLocator(`iframe[src="${embedded}"]`).getByText('The video')).toBeVisible();
});

test('plays a YouTube video on a public card once its owner allows it, and asks YouTube nothing before a press', async ({
  visit,
}) => {
  const subtitle = `Interpreter ${uniqueLetters()}`;
  const candidate = await openSession('candidate', { subtitle });
  const fields = { video: 'dQw4w9WgXcQ', profile_public: true, video_public: true };
  await expectOk(portal, 'POST', `/candidate/profile/${candidate.id}`, { token: candidate.token, body: fields });
  const page = await visit();
  const requested: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>The video</p>' });
  });
  const card = page.getByRole('article').filter({ hasText: subtitle });
  const play = card.getByRole('button', { name: /^Play video/ });
  await expect(async () => {
    await page.goto(`/candidates?keyword=${encodeURIComponent(subtitle)}`);
    await expect(play).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(requested).toEqual([]);
  await play.press('Enter');
  await expect(card.frameLocator('iframe').getByText('The video')).toBeVisible();
  await expect(card.locator('iframe')).toBeFocused();
  expect(requested).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&autoplay=1']);
});

test('a candidate has the own video transcribed, and lets the landing page play it', async ({ visit }) => {
  const subtitle = `Interpreter ${uniqueLetters()}`;
  const page = await visit({ as: await openSession('candidate', { subtitle }) });
  await page.goto('/candidate/profile?mode=edit');
  await page.getByLabel('Upload video').setInputFiles('infra/local/demo-data/intro-video.webm');
  await expect(page.getByText('Video uploaded')).toBeVisible();
  await page.getByLabel('Show my video on public pages').check();
  await page.getByRole('button', { name: 'Save changes' }).click();

  await test.step('after a failure that says what to check', async () => {
    const failed = {
      id: '1-x',
      status: 'failed',
      text: null,
      captions: [],
      identified_language: null,
      failure: 'no_audio',
      reason: '',
    };
    await page.route('**/api/transcriptions', (route) => route.fulfill({ status: 202, json: failed }));
    await page.getByRole('button', { name: 'Transcribe video' }).click();
    await expect(page.getByRole('alert')).toContainText('Transcription failedPlease check that the video has audio.');
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('as text and as captions in the player', async () => {
    await page.getByRole('button', { name: 'Transcribe video' }).press('Enter');
    await expect(page.getByText(/^Transcribing the video\./)).toBeVisible();
    await expect(page.getByText(/^\[Sample text of the local stand-in/)).toBeVisible();
    await expect(page.getByText(/^Transcription finished/)).toBeVisible();
    const player = page.getByRole('region', { name: /^Intro video of/ });
    await expect(player.getByText(/^Sample text/)).toBeVisible();
  });

  const guest = await visit();
  await guest.clock.install();
  const card = guest.getByRole('article').filter({ hasText: subtitle });

  await test.step('on the landing page, which loads nothing of it before a press', async () => {
    const loaded: string[] = [];
    guest.on('request', (request) => request.resourceType() === 'media' && loaded.push(request.url()));
    // Other journeys sign candidates up at the same time: the latest few may all be theirs.
    await guest.route('**/api/candidate/latest/masked?*', (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/limit=\d+/, 'limit=20'),
      }),
    );
    const play = card.getByRole('button', { name: /^Play video/ });
    await expect(async () => {
      await guest.goto('/');
      await guest.getByRole('heading', { name: 'Latest Candidates Showcase' }).scrollIntoViewIfNeeded();
      await expect(play).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect(loaded).toEqual([]);
    await play.click();
    const video = card.locator('video');
    await expect(video).toBeFocused();
    await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0);
    expect(loaded).not.toEqual([]);
    await expect(guest).toHaveURL('/');
    await expect(guest.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });

  await test.step('where the showcase stays as it is while the video plays', async () => {
    const place = await card.boundingBox();
    await guest.mouse.move(0, 0);
    await guest.clock.runFor(6_000);
    expect(await card.boundingBox()).toEqual(place);
  });
});

const ways: Record<string, (page: Page) => Promise<void>> = {
  'a click on the button': (page) => page.getByRole('button', { name: 'Play' }).click(),
  'a click on the picture': (page) => page.locator('video').click(),
  'the keyboard': (page) => page.getByRole('button', { name: 'Play' }).press('Enter'),
  'the page itself': (page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.play()),
};

for (const [way, begin] of Object.entries(ways)) {
  test(`hides the controls of a video 3 seconds after the last movement when ${way} began it`, async ({ visit }) => {
    const page = await visit({ as: await openSession('candidate') });
    await openVideo(page);
    const bar = page.getByRole('slider', { name: 'Position' }).locator('..');
    // On a busy machine, seconds pass between two steps.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await begin(page);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.clock.runFor(2_500);
    await expect(bar).toHaveCSS('opacity', '1');
    await page.clock.runFor(1_000);
    await expect(bar).toHaveCSS('opacity', '0');
    await page.keyboard.press('Shift');
    await page.locator('video').hover({ position: { x: 20, y: 20 }, force: true });
    await expect(bar).toHaveCSS('opacity', '1');
    await page.clock.runFor(3_500);
    await expect(bar).toHaveCSS('opacity', '0');
  });
}
