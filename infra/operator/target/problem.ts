/** A problem that the operator can solve; the message contains the remedy and is shown without a stack trace. */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem';
}
