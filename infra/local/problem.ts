/** Something the person who starts the local run can put right; shown without a stack trace. */
export class LocalProblem extends Error {
  override name = 'LocalProblem';
}

/** The local data cannot be used any more. `what` names the damaged part, `reason` is its engine's own message. */
export const damagedData = (what: string, reason: string): LocalProblem =>
  new LocalProblem(`The local data is damaged (${what}: ${reason}).\nBegin anew with: npm start -- --fresh`);
