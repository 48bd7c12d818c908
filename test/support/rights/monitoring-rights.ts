import type { NeededRight, ServiceCall } from './service-call.ts';

/** The right that a request to CloudWatch needs: figures are not limited to some. */
export const monitoringRights = ({ headers }: ServiceCall): Omit<NeededRight, 'entry'>[] => [
  { action: `cloudwatch:${headers['x-amz-target']?.split('.').at(-1)}`, resource: '*' },
];
