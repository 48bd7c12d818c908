import { dynamodbRights } from './dynamodb-rights.ts';
import { mailRights } from './mail-rights.ts';
import { monitoringRights } from './monitoring-rights.ts';
import { codeDeployRights, lambdaRights } from './release-rights.ts';
import { s3Rights } from './s3-rights.ts';
import type { NeededRight, ServiceCall } from './service-call.ts';
import { transcribeRights } from './transcribe-rights.ts';
import { videoRights } from './video-rights.ts';

const services: Record<string, (call: ServiceCall) => Omit<NeededRight, 'entry'>[]> = {
  codedeploy: codeDeployRights,
  dynamodb: dynamodbRights,
  kinesisvideo: videoRights,
  lambda: lambdaRights,
  monitoring: monitoringRights,
  s3: s3Rights,
  ses: mailRights,
  transcribe: transcribeRights,
  // The collection's own policy decides, which names each function (test/infra/search-engine.test.ts).
  aoss: () => [],
};

/** The service for which a request is signed: `Credential=<key>/<date>/<region>/<service>/aws4_request`. */
const serviceOf = ({ headers }: ServiceCall): string =>
  /Credential=[^/]+\/[^/]+\/[^/]+\/([^/]+)\//.exec(headers.authorization ?? '')?.[1] ?? '';

/** The rights that a function's role must grant for a request. Throws for an unknown service. */
export function neededRights(entry: string, call: ServiceCall): NeededRight[] {
  const service = serviceOf(call);
  const rights = services[service];
  if (!rights) throw new Error(`It is not known here which rights a call of ${service} needs.`);
  return rights(call).map((each) => ({ entry, ...each }));
}
