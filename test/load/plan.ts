/** The size that the capacity plan is for. */
export const target = {
  candidates: 10_000_000,
  recruiters: 500_000,
  jobs: 1_000_000,
  /** Requests of all people in a second, in the busiest hour of a day. */
  requestsPerSecond: 1_000,
  /** The busiest hour has this many times the requests of the day's average hour. */
  peakOfDay: 2.5,
} as const;

/** Documented limits of AWS, with the page that states each (docs.aws.amazon.com). */
export const limits = {
  /** DynamoDB developer guide, "Best practices for designing and using partition keys effectively". */
  partition: { read: 3_000, write: 1_000 },
  /** DynamoDB developer guide, "Quotas": of an on-demand table and of each of its indexes; adjustable. */
  table: { read: 40_000, write: 40_000 },
  /** DynamoDB developer guide, "Partitions and data distribution": a partition is split before it has more bytes. */
  partitionBytes: 10 * 1024 ** 3,
  /** Lambda developer guide, "Lambda quotas": concurrent executions of an account and region; adjustable. */
  concurrency: 1_000,
  /** API Gateway developer guide, "Quotas": requests in a second of an account and region; adjustable. */
  gateway: 10_000,
  /** SES developer guide, "Service quotas": usual first quota outside the sandbox; adjustable. */
  mails: { perSecond: 14, perDay: 50_000 },
  /** Amazon Transcribe developer guide, "Guidelines and quotas": the longest file of a batch job is 4 hours. */
  transcribeMinutes: 240,
} as const;

/** What the plan assumes as long as it is not measured on AWS; times in milliseconds. */
export const assumed = {
  /** A request to DynamoDB within the region, and the time in which a transaction conflicts with another one. */
  tableRequest: 5,
  transaction: 20,
  /** Processor time of the stream's function for each record. */
  record: 0.5,
  /** Mean time of a call: 2 requests to the table and its own work; of a search; of a mail that is accepted by SES. */
  call: 30,
  search: 80,
  mail: 80,
  /** Bytes of all items of a candidate, of a job with its applications, and of an entry in an index. */
  candidateBytes: 12_000,
  jobBytes: 25_000,
} as const;

/**
 * The share of the most popular of many things, when the popularity of the n-th is 1/n of the first (Zipf): 7 percent of a
 * million.
 */
export const shareOfFirst = (count: number): number => 1 / (Math.log(count) + 0.5772);
