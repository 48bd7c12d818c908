import { prices } from '#test/load/costs.ts';

/** A price in US dollars in us-east-1, and the page that it is from. */
export interface Price {
  name: string;
  dollars: number;
  source: string;
}

/**
 * What the engines are charged by. No price list of AWS itself could be read: the pages cite it, and give their own date.
 * A price without a page is assumed.
 */
export const searchPrices = {
  ocuHour: {
    name: 'OpenSearch compute unit (OCU), an hour',
    dollars: 0.24,
    source: '<https://cloudburn.io/blog/amazon-opensearch-pricing>, of March 2026; assumed to hold for NextGen groups',
  },
  indexGigabyte: {
    name: 'storage of a collection, a GB and month',
    dollars: 0.024,
    source: 'the same page',
  },
  lambdaGigabyteSecond: {
    name: 'Lambda on Arm, a GB and second',
    dollars: prices.lambdaGigabyteSecond,
    source: '<https://cloudchipr.com/blog/aws-lambda-pricing>, of 2024',
  },
  storageGigabyteSecond: {
    name: 'temporary storage of a function beyond 0.5 GB, a GB and second',
    dollars: 3.09e-8,
    source: 'assumed; <https://aws.amazon.com/lambda/pricing/> names the unit',
  },
  readUnit: {
    name: 'DynamoDB, a million read units',
    dollars: prices.readUnits * 1e6,
    source: '<https://airbyte.com/data-engineering-resources/dynamodb-pricing>, of July 2025',
  },
  snapshotRead: {
    name: 'S3, a thousand reads',
    dollars: 0.0004,
    source: '<https://devnotes.tech/understanding-aws-s3-pricing-a-complete-cost-breakdown-with-examples>, undated',
  },
  queueRequest: {
    name: 'SQS, a million requests',
    dollars: 0.4,
    source: '<https://cloudburn.io/blog/amazon-sqs-pricing>, of March 2026',
  },
} as const satisfies Record<string, Price>;
