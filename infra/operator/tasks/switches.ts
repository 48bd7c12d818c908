import { type SwitchName, switchNames } from '#shared/domain/switches.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { OperatorProblem } from '../target/problem.ts';
import { defineTask } from '../target/task.ts';

/** How many uses of the switches are listed. */
const listedUses = 10;

/** Switches parts of the portal off and on without a deployment. */
export const switches = defineTask({
  summary: 'shows what is switched off; switches sign-ups, payments, uploads, transcriptions or mails off and on',
  about: `The switches, and what stops while they are off:
  sign_ups        new accounts of candidates and recruiters; existing users sign in as usual
  payments        new orders by card, new paid plans and the UPI id; what was paid is taken and granted as usual
  uploads         files and recordings; stored ones are shown and can be removed
  transcriptions  new jobs of Amazon Transcribe; existing transcripts are shown
  notice_mails    mails but codes and notices to previous addresses; they are held (task held-mails)
Functions learn of a change within 30 seconds, and what they know at their start is that everything is on. Each use is
stored for good with its reason. Changing one costs 4 write units.
The exit code of a dry run is 1 when something would change.`,
  options: {
    off: { type: 'string', value: '<switch>', multiple: true, help: 'switches it off; may be repeated' },
    on: { type: 'string', value: '<switch>', multiple: true, help: 'switches it on; may be repeated' },
    reason: { type: 'string', value: '<text>', help: 'why, for the list of uses' },
  },
  run: async ({ off = [], on = [], reason = '' }, { isDryRun, print }) => {
    const wanted = [...off.map((name) => wantedUse(name, true)), ...on.map((name) => wantedUse(name, false))];
    if (new Set(wanted.map(({ name }) => name)).size < wanted.length) {
      throw new OperatorProblem('Name each switch once.');
    }
    const { latestSwitchUses, readSwitchState, setSwitch } = await import('#functions/data/switches/set-switch.ts');
    const before = await readSwitchState();
    const changes = wanted.filter(({ name, is_off }) => (before[name] !== undefined) !== is_off);
    for (const { name, is_off } of changes) {
      if (!isDryRun) await setSwitch({ name, is_off, at: toIso(epochMs(Date.now())), reason });
      print(`${isDryRun ? 'Would switch' : 'Switched'} ${is_off ? 'off' : 'on'}: ${name}.`);
    }
    if (wanted.length > 0 && changes.length === 0) print('Nothing was to change.');
    const state = await readSwitchState();
    for (const name of switchNames) print(`  ${name.padEnd(16)}${state[name] ? `off since ${state[name]}` : 'on'}`);
    for (const use of await latestSwitchUses(listedUses)) {
      print(`${use.at} ${use.name} ${use.is_off ? 'off' : 'on'}${use.reason ? `: ${use.reason}` : ''}`);
    }
    return isDryRun && changes.length > 0 ? 1 : 0;
  },
});

/** @throws OperatorProblem for a switch that does not exist */
function wantedUse(text: string, is_off: boolean): { name: SwitchName; is_off: boolean } {
  const name = switchNames.find((each) => each === text.replaceAll('-', '_'));
  if (!name) throw new OperatorProblem(`There is no switch ${text}. The switches are ${switchNames.join(', ')}.`);
  return { name, is_off };
}
