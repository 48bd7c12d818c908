import { clock } from '#functions/platform/clock.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { removeUnneededFiles } from '#functions/services/site/remove-unneeded-files.ts';

/** What CloudFormation sends for a custom resource, as far as it is read. Its address is a secret: it is never logged. */
export interface ResourceRequest {
  RequestType: 'Create' | 'Update' | 'Delete';
  ResponseURL: string;
  StackId: string;
  RequestId: string;
  LogicalResourceId: string;
  PhysicalResourceId?: string;
  /** The key of the list that was published. */
  ResourceProperties: { List: string };
}

/**
 * Started by a deployment when the pages of a release are published: removes files that no browser needs any more. Whatever fails is
 * left to the next publication and never to the deployment, whose rollback would cost more than some files.
 * @throws Error when CloudFormation does not take the response; Lambda then starts it again
 */
export async function handler(request: ResourceRequest): Promise<void> {
  if (request.RequestType !== 'Delete') await removeFiles(request.ResourceProperties.List);
  const { StackId, RequestId, LogicalResourceId, PhysicalResourceId = LogicalResourceId } = request;
  const text = JSON.stringify({ Status: 'SUCCESS', StackId, RequestId, LogicalResourceId, PhysicalResourceId });
  // As bytes it has no content type: the address is signed without one.
  const body = new TextEncoder().encode(text);
  const { ok, status } = await fetch(request.ResponseURL, { method: 'PUT', body });
  if (!ok) throw new Error(`CloudFormation answered ${status}.`);
}

async function removeFiles(list: string): Promise<void> {
  try {
    log('SITE_FILES_REMOVED', { files: await removeUnneededFiles(list, clock.now()) });
  } catch (error) {
    log('SITE_FILES_NOT_REMOVED', describeError(error));
  }
}
