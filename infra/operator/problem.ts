/** What the operator can put right: its message says how, without a stack trace. */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem';
}
