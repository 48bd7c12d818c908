import { readEmailPointer } from '#functions/entities/account/email-store.ts';
import { countActiveMasters } from '#functions/entities/account/master-store.ts';
import { email } from '#shared/contracts/fields.ts';
import { systemCalls } from '#shared/contracts/system.ts';
import { errorTable } from '#shared/errors.ts';
import { OperatorProblem } from '../target/problem.ts';
import { type MasterAdmin, refusal, siteCall } from './master-signup.ts';

/**
 * Fails like `masterSignup` would now, without a write: reads the table for what the call's transaction would find (2 read units).
 * @throws OperatorProblem with the words of the real run
 */
export async function checkMasterSignup(site: string, admin: MasterAdmin): Promise<void> {
  const { method, path } = systemCalls.health;
  const { ok, status } = await siteCall(site, path, { method });
  if (!ok) throw new OperatorProblem(refusal(status, `the health call answers with ${status}`));
  if ((await countActiveMasters()) > 0) throw new OperatorProblem(refusal(403));
  if (await readEmailPointer('admin', email.parse(admin.email))) {
    throw new OperatorProblem(refusal(errorTable.EMAIL_TAKEN.status, errorTable.EMAIL_TAKEN.detail));
  }
}
