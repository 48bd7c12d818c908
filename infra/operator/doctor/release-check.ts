import * as z from 'zod';
import { releaseHeader } from '../../release/release-id.ts';
import { type Check, fail, failInProduction, ok } from './finding.ts';
import { getFrom, healthPath } from './site-checks.ts';

const healthAnswer = z.object({ release: z.string().optional() });

/** Edge, functions and stack name one version, and a commit has it. */
export const releaseCheck: Check = {
  name: 'version',
  needsStage: true,
  run: async (target) => {
    const site = target.output('SiteUrl');
    const stack = target.output('Release');
    const [page, health] = await Promise.all([getFrom(site, '/'), getFrom(site, healthPath)]);
    const edge = page?.headers.get(releaseHeader) ?? 'none';
    const functions = healthAnswer.safeParse(await health?.json().catch(() => undefined)).data?.release ?? 'none';
    if (edge !== stack || functions !== stack) {
      const words = `the stack names ${stack}, the edge ${edge}, the functions ${functions}`;
      return fail(words, 'Wait until the deployment has ended, or deploy again.');
    }
    return /-changed$|^unknown$/.test(stack)
      ? failInProduction(target, `${stack}: no commit has what is deployed`, 'Commit it, and deploy the commit.')
      : ok(`${stack} at the edge and in the functions`);
  },
};
