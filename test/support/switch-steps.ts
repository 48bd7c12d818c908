import { setSwitch } from '#functions/data/switches/set-switch.ts';
import { isWorkOff } from '#functions/data/switches/switch-state.ts';
import { clock } from '#functions/platform/clock.ts';
import type { SwitchName } from '#shared/domain/switches.ts';
import { addMs, toIso } from '#shared/domain/time.ts';
import type { TestApi } from './api.ts';

/**
 * A step is longer than a container uses what it knows of the switches, and the way back after nine of them as well: all stay
 * within five minutes, in which no session's use is stored.
 */
const stepMs = 31_000;
const wholeMs = 290_000;

/** Steps with the switches, in a container that is warm. The clock stops and moves on with each of them. */
export async function switchSteps(api: TestApi) {
  await isWorkOff('sign_ups');
  const start = clock.now();
  let passed = 0;
  const moveOn = () => {
    passed = (passed + stepMs) % wholeMs;
    api.clock.set(addMs(start, passed));
  };
  const use = async (name: SwitchName, is_off: boolean) => {
    await setSwitch({ name, is_off, at: toIso(clock.now()), reason: 'a test' });
    moveOn();
  };
  return {
    /** Moves the clock on until the container reads the switches again. */
    moveOn,
    switchOff: (name: SwitchName) => use(name, true),
    switchOn: (name: SwitchName) => use(name, false),
  };
}
