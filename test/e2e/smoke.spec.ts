import { smokeSteps } from '#infra/operator/smoke/steps.ts';
import { portal } from './support/portal.ts';
import { expect, test } from './support/test.ts';

for (const { name, problemAt } of smokeSteps) {
  test(`the journey after a deployment passes here: ${name}`, async () => {
    expect(await problemAt(portal.url)).toBeUndefined();
  });
}
