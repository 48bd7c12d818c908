import type { Page } from '@playwright/test';
import type { UserType } from '#shared/domain/account-kind.ts';
import { expectToFit } from '../e2e/support/axe-scan.ts';
import { openScreen } from '../e2e/support/open-screen.ts';
import { problemOf } from '../e2e/support/screens.ts';
import { demoSession, openSession, type Session } from '../e2e/support/sessions.ts';
import { expect, test } from '../e2e/support/test.ts';
import { textsOf } from '../e2e/support/texts.ts';
import { waitUntilHydrated } from '../e2e/support/wait-until-hydrated.ts';
import { waitUntilLoaded } from '../e2e/support/wait-until-loaded.ts';
import { openDialog, showDialog } from './pictured-dialogs.ts';
import { nameOf, picturedScreens, type Viewer } from './pictured-screens.ts';
import { fileOf, setLook, shotsOf, showEverything, takePicture } from './shots.ts';
import { enterState, type State, states, statesOf } from './states.ts';

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
  for (const state of statesOf(screen)) {
    test(`${nameOf(screen)} ${state}`, async ({ visit, problems }) => {
      const { needsData, problem, language }: State = states[state];
      for (const each of [problem, problemOf(screen.path)]) if (each) problems.allow(each);
      const session = await sessionOf(screen.viewer);
      const page = await visit({ serviceWorkers: 'block', ...(session && { as: session }) });
      const isChanged = await enterState(page.context(), state);
      const ready = state === 'loading' ? waitUntilLoading : waitUntilComplete;
      await openScreen(page, screen.path, screen.viewer);
      await ready(page);
      await showEverything(page);
      await ready(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language ?? 'en');
      if (screen.dialog) await openDialog(page, screen.dialog, textsOf(language ?? 'en'));
      const isShown = !needsData || (await comesTrue(isChanged));
      for (const shot of isShown ? shotsOf(state) : []) {
        await setLook(page, shot);
        await expectToFit(page, `${screen.path} at ${shot.width} px`);
        await (screen.dialog ? showDialog : showEverything)(page);
        await takePicture(page, fileOf(screen, state, shot));
      }
      await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}
