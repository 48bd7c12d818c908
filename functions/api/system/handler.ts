import { pingTable } from '#functions/data/query.ts';
import { createHandler } from '#functions/http/create-handler.ts';
import type { UseCase } from '#functions/http/request.ts';
import { optionalSetting } from '#functions/platform/env.ts';
import { systemCalls } from '#shared/contracts/system.ts';

/** Answers when the table answers, with the deployed version; a table that is away becomes 503. */
const health: UseCase<typeof systemCalls.health> = async () => {
  await pingTable();
  const release = optionalSetting('RELEASE');
  return { status: 'ok', version: '1.0.0', ...(release !== undefined && { release }) };
};

/** The operator's contact, from the deployment's settings. Reads nothing. */
const support: UseCase<typeof systemCalls.support> = async () => ({
  email: optionalSetting('SUPPORT_EMAIL') ?? null,
  phone: optionalSetting('SUPPORT_PHONE') ?? null,
});

// Reports load with the first one: a cold start of the health call is measured.
export const handler = createHandler(
  systemCalls,
  { health, support },
  {},
  async () => (await import('./write-browser-report.ts')).browserReportRoutes,
);
