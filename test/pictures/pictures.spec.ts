import type { Page } from '@playwright/test';
import type { UserType } from '#shared/domain/account-kind.ts';
import { expectToFit } from '../e2e/support/axe-scan.ts';
import { addressOf } from '../e2e/support/screens.ts';
import { demoSession, openSession, type Session } from '../e2e/support/sessions.ts';
import { expect, test } from '../e2e/support/test.ts';
import { waitUntilHydrated } from '../e2e/support/wait-until-hydrated.ts';
import { waitUntilLoaded } from '../e2e/support/wait-until-loaded.ts';
import { picturedScreens, type Viewer } from './pictured-screens.ts';
import { fileOf, setLook, shotsOf, showEverything, takePicture } from './shots.ts';
import { enterState, type State, type StateName, states } from './states.ts';

const sessionOf = async (viewer: Viewer): Promise<Session | undefined> => {
  if (viewer === 'guest') return undefined;
  if (viewer === 'new_candidate') return openSession('candidate');
  if (viewer === 'new_recruiter') return openSession('recruiter');
  return demoSession(viewer satisfies UserType);
};

/** Waits until the screen and all its data are loaded. */
const waitUntilComplete = async (page: Page): Promise<void> => {
  await waitUntilHydrated(page);
  await waitUntilLoaded(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** Waits until the screen's code is loaded and its data are not. */
const waitUntilLoading = async (page: Page): Promise<void> => {
  await expect(page.locator('main').first()).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]:has(.animate-blink)')).toHaveCount(0);
};

/** Whether something becomes true soon: some parts ask for their data late. */
const comesTrue = (is: () => boolean): Promise<boolean> =>
  expect
    .poll(is, { timeout: 2_000 })
    .toBe(true)
    .then(() => true)
    .catch(() => false);

for (const screen of picturedScreens) {
  for (const state of Object.keys(states) as StateName[]) {
    test(`${screen.viewer} ${screen.path} ${state}`, async ({ visit, problems }) => {
      const { needsData, problem, language }: State = states[state];
      if (problem) problems.allow(problem);
      const session = await sessionOf(screen.viewer);
      const page = await visit({ serviceWorkers: 'block', ...(session && { as: session }) });
      const isChanged = await enterState(page.context(), state);
      const ready = state === 'loading' ? waitUntilLoading : waitUntilComplete;
      await page.goto(await addressOf(screen.path));
      await ready(page);
      await showEverything(page);
      await ready(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language ?? 'en');
      const isShown = !needsData || (await comesTrue(isChanged));
      for (const shot of isShown ? shotsOf(state) : []) {
        await setLook(page, shot);
        await expectToFit(page, `${screen.path} at ${shot.width} px`);
        await takePicture(page, fileOf(screen, state, shot));
      }
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}
