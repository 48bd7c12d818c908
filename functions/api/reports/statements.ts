import { openObjections, statementsOf } from '#functions/entities/statement/statement-store.ts';
import { toStatement } from '#functions/entities/statement/to-statement.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { objectionCalls } from '#shared/contracts/objections.ts';

/** The caller's own statements; of admins, the queue of open objections (0.5 read units for each 4 KB). */
export const statements: UseCase<typeof objectionCalls.statements> = async ({ caller, page }) => {
  const { items, next } = caller.kind === 'admin' ? await openObjections(page) : await statementsOf(caller, page);
  return { items: items.map(toStatement), next };
};
