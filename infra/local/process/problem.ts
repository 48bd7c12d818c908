/** A problem that the developer can solve; shown without a stack trace. */
export class LocalProblem extends Error {
  override name = 'LocalProblem';
}

/** The local data is unusable. `what` names the damaged part, `reason` is the message of its engine. */
export const damagedData = (what: string, reason: string): LocalProblem =>
  new LocalProblem(`The local data is damaged (${what}: ${reason}).\nStart with new data: npm start -- --fresh`);
