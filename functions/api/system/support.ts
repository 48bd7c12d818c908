import type { UseCase } from '#functions/http/request.ts';
import { optionalSetting } from '#functions/platform/env.ts';
import type { systemCalls } from '#shared/contracts/system.ts';

/** The operator's contact, from the deployment's settings. Reads nothing. */
export const support: UseCase<typeof systemCalls.support> = async () => ({
  email: optionalSetting('SUPPORT_EMAIL') ?? null,
  phone: optionalSetting('SUPPORT_PHONE') ?? null,
});
