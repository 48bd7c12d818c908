import { alarmChecks, queueCheck } from '../doctor/alarm-checks.ts';
import { type Check, type Finding, fail } from '../doctor/finding.ts';
import { legalCheck, securityTxtCheck } from '../doctor/legal-checks.ts';
import { sandboxCheck, senderCheck } from '../doctor/mail-checks.ts';
import { paymentCheck, sellerCheck } from '../doctor/payment-checks.ts';
import { backupCheck, certificateCheck, protectionCheck, settingsCheck } from '../doctor/protection-checks.ts';
import { ratesCheck } from '../doctor/rates-check.ts';
import { releaseCheck } from '../doctor/release-check.ts';
import { healthCheck, siteCheck } from '../doctor/site-checks.ts';
import { OperatorProblem } from '../target/problem.ts';
import type { Target } from '../target/target-outputs.ts';
import { defineTask } from '../target/task.ts';

const outerChecks: readonly Check[] = [
  siteCheck,
  healthCheck,
  releaseCheck,
  settingsCheck,
  protectionCheck,
  backupCheck,
  certificateCheck,
  legalCheck,
  securityTxtCheck,
  senderCheck,
  sandboxCheck,
  ...alarmChecks,
  paymentCheck,
  sellerCheck,
  queueCheck,
  ratesCheck,
];

/** Checks a stage from outside and reports problems. */
export const doctor = defineTask({
  summary:
    'checks a deployed stage: site, API, version, settings, protection, backup, certificate, legal pages, mail, alarms, payments, seller, queue, rates, plans, admin, search',
  about: `Prints OK, WARN or FAIL for each check, with the remedy. It only reads. The exit code is 1 when a check fails.
A dry run lists the checks.`,
  options: {},
  run: async (_, { isDryRun, target, print }) => {
    const { dataChecks } = await import('../doctor/data-checks.ts');
    const chosen = [...outerChecks, ...dataChecks].filter(
      ({ needsStage }) => target.stage !== undefined || !needsStage,
    );
    if (isDryRun) {
      print(`Would check: ${chosen.map(({ name }) => name).join(', ')}.`);
      return 0;
    }
    let failed = 0;
    for (const check of chosen) {
      const { state, words, remedy } = await outcomeOf(check, target);
      failed += state === 'fail' ? 1 : 0;
      print(`${state.toUpperCase().padEnd(5)} ${check.name}: ${words}${remedy ? `. ${remedy}` : ''}`);
    }
    print(failed === 0 ? 'No check failed.' : `${failed} of ${chosen.length} checks failed.`);
    return failed === 0 ? 0 : 1;
  },
});

/** Runs a check; an error counts as a failure and does not stop the other checks. */
async function outcomeOf(check: Check, target: Target): Promise<Finding> {
  try {
    return await check.run(target);
  } catch (error) {
    const words = error instanceof OperatorProblem ? error.message : `not possible (${nameOf(error)})`;
    return fail(words, "See the rights of this command's credentials.");
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
