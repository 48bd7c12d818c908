import { readAccount } from '#functions/entities/account/account-store.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { changePushDevices, readPushDevices } from '#functions/entities/push-device/push-device-store.ts';
import { maxPushDevices } from '#functions/entities/push-device/stored-push-devices.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { applicationServerKey } from '#functions/services/push/push-keys.ts';
import { isPushService } from '#functions/services/push/push-services.ts';
import type { pushDeviceCalls } from '#shared/contracts/push-device.ts';
import { textId } from '#shared/texts/text-id.ts';

/** Whether new messages are shown on the device of this session (1 read unit). */
export const pushDevice: UseCase<typeof pushDeviceCalls.pushDevice> = async ({ caller }) => {
  const { devices } = await readPushDevices(caller);
  return {
    key: applicationServerKey(),
    is_on: devices.some(({ session }) => session === caller.sessionKey),
    endpoints: devices.map(({ endpoint }) => endpoint),
  };
};

/**
 * Stores the device of this session (2 read units, 4 write units), and forgets those of sessions that have ended.
 * @throws HttpError 400 for an endpoint of no known push service
 */
export const setPushDevice: UseCase<typeof pushDeviceCalls.setPushDevice> = async ({ body, caller }) => {
  if (!isPushService(body.endpoint)) throw new HttpError('INVALID_INPUT', { text: textId('push_service_unknown') });
  const live = await sessionsOf(caller);
  const own = { session: caller.sessionKey, ...body };
  await changePushDevices(caller, (devices) => {
    if (devices.some((each) => each.session === own.session && each.endpoint === own.endpoint)) return devices;
    const others = devices.filter(
      ({ session, endpoint }) => session !== own.session && endpoint !== own.endpoint && live.has(session),
    );
    return [...others, own].slice(-maxPushDevices);
  });
  return { message: 'New messages are shown on this device.' };
};

/** Forgets the device of this session (1 read unit; 4 write units if there is one). */
export const removePushDevice: UseCase<typeof pushDeviceCalls.removePushDevice> = async ({ caller }) => {
  await changePushDevices(caller, (devices) =>
    devices.some(({ session }) => session === caller.sessionKey)
      ? devices.filter(({ session }) => session !== caller.sessionKey)
      : devices,
  );
  return { message: 'New messages are not shown on this device any more.' };
};

const sessionsOf = async ({ kind, id }: Caller): Promise<ReadonlySet<string>> =>
  new Set(Object.keys((await readAccount(kind, id))?.sessions ?? {}));
