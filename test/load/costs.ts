import { target } from './plan.ts';
import { storageOf, type Totals } from './totals.ts';

/**
 * Prices in US dollars, us-east-1, as published in July 2025 for DynamoDB on demand and by AWS's public price pages for the
 * others; a price list of the day of a deployment could not be checked.
 */
export const prices = {
  date: '2025-07',
  readUnits: 0.125e-6,
  writeUnits: 0.625e-6,
  tableGigabyte: 0.25,
  backupGigabyte: 0.2,
  lambdaRequest: 0.2e-6,
  lambdaGigabyteSecond: 0.0000133334,
  gatewayRequest: 1e-6,
  /** CloudWatch Logs: a gigabyte that is written. */
  logGigabyte: 0.5,
  mail: 0.1e-3,
  /** Amazon Transcribe, batch, first tier: a minute of speech. */
  transcribedMinute: 0.024,
  /** Kinesis Video Streams with WebRTC: a month of a channel that was connected to, and a minute of a relay. */
  videoChannel: 0.03,
  relayedMinute: 0.12e-3,
  /** CloudFront: a request by HTTPS, and a gigabyte to the client; AWS WAF: a request. */
  edgeRequest: 1e-6,
  edgeGigabyte: 0.085,
  firewallRequest: 0.6e-6,
  /** S3: a request that writes; a gigabyte stored for a month. */
  fileWrite: 5e-6,
  fileGigabyte: 0.023,
  /** A month of a metric that we write. */
  ownMetric: 0.3,
  /** A metric that is read by GetMetricData. */
  metricRead: 0.01e-3,
  /** A month of a secret, of a metric of an alarm, of a dashboard, of the firewall, and of one of its rules. */
  secret: 0.4,
  alarmMetric: 0.1,
  dashboard: 3,
  firewall: 5,
  firewallRule: 1,
  /** A run that a schedule or rule starts. */
  scheduledRun: 1e-6,
} as const;

export const secondsOfMonth = 730 * 3_600;

/** Memory of each function, in GB. */
export const memory = 1;

/** Dollars of a month by part, with the requests of the day's average hour. */
export function costsOf({
  read,
  write,
  indexWrite,
  concurrency,
  busyShards,
  codes,
  mails,
}: Totals): [string, number][] {
  const ofMonth = (perSecond: number) => (perSecond / target.peakOfDay) * secondsOfMonth;
  const gigabytes = storageOf().bytes / 1e9;
  const requests = ofMonth(target.requestsPerSecond);
  return [
    ['DynamoDB, read units', ofMonth(read) * prices.readUnits],
    ['DynamoDB, write units of table and indexes', ofMonth(write + indexWrite) * prices.writeUnits],
    ['DynamoDB, storage and continuous backup', gigabytes * (prices.tableGigabyte + prices.backupGigabyte)],
    ['Lambda, requests', requests * prices.lambdaRequest],
    ['Lambda, time', ofMonth(concurrency + busyShards) * memory * prices.lambdaGigabyteSecond],
    ['API Gateway', requests * prices.gatewayRequest],
    ['SES', ofMonth(codes + mails) * prices.mail],
  ];
}

/** What a user does in a day: requests that reach the API, requests of the edge, and bytes that it sends. */
const ofUser = { calls: 30, requests: 90, bytes: 800_000 };

/** Dollars of a month by part with so many users a day, who are as those of the target; idle costs are not included. */
export function costsOfUsers(users: number, totals: Totals): [string, number][] {
  const days = secondsOfMonth / 86_400;
  const share = (users * ofUser.calls * days) / ((target.requestsPerSecond / target.peakOfDay) * secondsOfMonth);
  const edge = users * days * ofUser.requests * (prices.edgeRequest + prices.firewallRequest);
  const sent = (users * days * ofUser.bytes * prices.edgeGigabyte) / 1e9;
  return [
    ...costsOf(totals).map(([part, dollars]): [string, number] => [part, dollars * share]),
    ['CloudFront and firewall, requests', edge],
    ['CloudFront, data', sent],
  ];
}
