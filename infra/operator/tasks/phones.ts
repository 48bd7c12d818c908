import { epochMs } from '#shared/domain/time.ts';
import { defineTask } from '../target/task.ts';

/** Notifies the owners of telephone numbers that cannot be right to check them. */
export const phones = defineTask({
  summary: 'notifies the owners of telephone numbers that are not valid to check them, once',
  about: `Numbers from before they were checked may have lost their last digits, or have the code of another country. Their owners find
a notification with a link to the form, which says what is wrong; no number is changed. Run it once after the deployment that
checks numbers, and after updates of libphonenumber-js. It may be repeated and interrupted: no owner is notified twice,
whether the notification was read or not. It prints numbers of accounts only.
Reading the table costs a read unit for each 4 KB of it, and each notification 8 write units.
The exit code of a dry run is 1 when owners would be notified.`,
  options: {},
  run: async (_, { isDryRun, print }) => {
    const { checkPhones } = await import('../items/check-phones.ts');
    const { invalid, notified, notifiedBefore } = await checkPhones(isDryRun, epochMs(Date.now()));
    print(
      `Not valid: ${invalid.candidate} of candidates, ${invalid.recruiter} of recruiters, ${invalid.admin} of admins.`,
    );
    print(`${isDryRun ? 'To notify' : 'Notified'}: ${notified}. Notified before: ${notifiedBefore}.`);
    return isDryRun && notified > 0 ? 1 : 0;
  },
});
