import { AsyncLocalStorage } from 'node:async_hooks';

/** What started the present work (decision 94): a request, or a run of a schedule. It names no person. */
export interface Cause {
  /**
   * The id of the request by API Gateway, as its access log and its response have it, or of the run by Lambda; of several where
   * a message has the changes of several, between spaces. Absent where only the item is known.
   */
  reference?: string | undefined;
  /** The id that the browser gave the request, by which a response that was lost is found. */
  browser?: string | undefined;
  /** The item whose deletion is followed (`itemId`): its record has no reference, but the line that wrote of the deletion. */
  item?: string | undefined;
}

const current = new AsyncLocalStorage<Cause>();

/** The cause of the present work; undefined in operators' tasks. */
export const currentCause = (): Cause | undefined => current.getStore();

/** Does work whose log lines, writes and mails carry a cause; without one it is done as it is. */
export const withCause = <Result>(cause: Cause | undefined, work: () => Result): Result =>
  cause ? current.run(cause, work) : work();

/** The cause of a run that Lambda started for a schedule. */
export const causeOfRun = (context: { awsRequestId?: string } | undefined): Cause | undefined =>
  context?.awsRequestId ? { reference: context.awsRequestId } : undefined;
