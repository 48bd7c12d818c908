import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The timed calls: the smallest one, and one of the most frequent. */
export type TimedCall = 'health' | 'jobs';

/** Environment variables that the timed functions read, with any store. */
export const benchEnvironment = {
  STAGE: 'bench',
  TABLE_NAME: 'bench',
  ORIGIN_SECRET: 'an origin secret of the report',
  CURSOR_SECRET: 'a cursor secret of the report',
  AWS_LAMBDA_FUNCTION_NAME: 'bench',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
};

const pageSize = 20;

/** API Gateway's event of a timed call. */
export function eventOf(call: TimedCall): APIGatewayProxyEventV2 {
  const query = call === 'jobs' ? { limit: String(pageSize) } : undefined;
  const rawPath = `/api/${call}`;
  return {
    version: '2.0',
    routeKey: `GET /${call}`,
    rawPath,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: {
      'x-origin-verify': benchEnvironment.ORIGIN_SECRET,
      'cloudfront-viewer-address': '192.0.2.1:443',
      accept: 'application/json',
    },
    ...(query ? { queryStringParameters: query } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'bench',
      domainName: 'bench',
      domainPrefix: 'bench',
      http: { method: 'GET', path: rawPath, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'bench' },
      requestId: '00000000-0000-4000-8000-000000000000',
      routeKey: `GET /${call}`,
      stage: 'api',
      time: '01/Jan/2026:00:00:00 +0000',
      timeEpoch: 1_767_225_600_000,
    },
    isBase64Encoded: false,
  };
}

const storedSummary = (id: number) => ({
  id: { N: String(id) },
  title: { S: `Interpreter ${id}` },
  description: { S: 'Interpret between Japanese and English for engineers, on site and by phone. '.repeat(2) },
  location: { S: 'Lisbon' },
  language: { S: 'Japanese' },
  job_type: { S: 'full-time' },
  experience_level: { S: 'mid' },
  salary_min: { N: '30000' },
  salary_max: { N: '42000' },
  salary_currency: { S: 'EUR' },
  company_name: { S: 'Lima Languages' },
  recruiter_id: { N: '7' },
  status: { S: 'active' },
  is_active: { BOOL: true },
  closing_date: { S: '2099-12-31' },
  created_at: { S: '2026-01-01T00:00:00.000Z' },
});

const keysOf = (id: number) => ({
  PK: { S: `JOB#${id}` },
  SK: { S: 'JOB' },
  GSI1PK: { S: 'JOBS' },
  GSI1SK: { S: `2026-01-01T00:00:00.000Z#${String(id).padStart(12, '0')}` },
});

/** DynamoDB's responses: an absent item, a full page of jobs that has a next one, and the figures with the number of jobs. */
export const dynamodbAnswers = {
  health: '{}',
  statistics: JSON.stringify({
    Items: [
      { PK: { S: 'STATISTICS' }, SK: { S: 'PART#0' }, allApplications: { N: '7' } },
      { PK: { S: 'STATISTICS' }, SK: { S: 'STATISTICS' }, totalJobs: { N: '900' } },
    ],
    Count: 2,
    ScannedCount: 2,
  }),
  jobs: JSON.stringify({
    Items: Array.from({ length: pageSize }, (_, index) => ({
      ...keysOf(900 - index),
      entity: { S: 'job' },
      card: { M: storedSummary(900 - index) },
    })),
    Count: pageSize,
    ScannedCount: pageSize,
    LastEvaluatedKey: keysOf(900 - pageSize + 1),
  }),
};
