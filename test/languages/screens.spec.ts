import type { UserType } from '#shared/domain/account-kind.ts';
import { scanScreen } from '../e2e/support/axe-scan.ts';
import { inOtherLanguages } from '../e2e/support/in-languages.ts';
import { openScreen } from '../e2e/support/open-screen.ts';
import { problemOf, screens } from '../e2e/support/screens.ts';
import { test } from '../e2e/support/test.ts';
import { waitUntilLoaded } from '../e2e/support/wait-until-loaded.ts';

// Each run of the journeys scans the screens in English, and in the other languages what texts can change.
for (const [role, paths] of Object.entries(screens)) {
  for (const path of paths) {
    test(`${role} ${path} is accessible in every language, in light and dark, wide and on a phone`, async ({
      revisit,
      problems,
    }) => {
      const problem = problemOf(path);
      if (problem) problems.allow(problem);
      const page = await revisit(role as 'guest' | UserType);
      await openScreen(page, path, role);
      await waitUntilLoaded(page);
      await inOtherLanguages(page, (language) => scanScreen(page, `${path} in ${language}`));
    });
  }
}
