import { pingTable } from '#functions/data/ping.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { systemCalls } from '#shared/contracts/system.ts';

/** Answers when the table answers; a table that is away becomes 503. */
export const health: UseCase<typeof systemCalls.health> = async () => {
  await pingTable();
  return { status: 'ok', version: '1.0.0' };
};
