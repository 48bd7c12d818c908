import { HttpError } from '#functions/platform/http-error.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import type { CallSwitch } from '#shared/domain/switches.ts';
import { type TextId, textId } from '#shared/texts/text-id.ts';

const texts: Readonly<Record<CallSwitch, TextId>> = {
  sign_ups: textId('sign_ups_off'),
  payments: textId('payments_off'),
  uploads: textId('uploads_off'),
  transcriptions: textId('transcriptions_off'),
};

/** In seconds. When an operator switches something on again is unknown: clients need not try more often than this. */
const retryAfterSeconds = 300;

/**
 * Starts to read the switches again for a call that belongs to one, where that is due, while the call goes on. Other calls
 * neither read them nor load the code for it.
 * @returns the check that throws HttpError 503 while the switch is off; undefined for calls without one
 */
export async function watchSwitch(call: CallDefinition): Promise<(() => Promise<void>) | undefined> {
  const name = call.switch ?? call.partSwitch;
  if (!name) return undefined;
  const { isOff, refreshSwitches } = await import('#functions/data/switches/switch-state.ts');
  refreshSwitches();
  return async () => {
    if (await isOff(name)) throw new HttpError('SWITCHED_OFF', { text: texts[name], retryAfterSeconds });
  };
}
