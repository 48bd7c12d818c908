const { AWS_LAMBDA_FUNCTION_NAME, AWS_REGION } = process.env;

/** Settings of every client of the AWS SDK besides `maxAttempts` and `requestHandler`, which each of ours chooses. */
const inLambda = {
  authSchemePreference: [],
  disableClockSkewCorrection: false,
  ignoreConfiguredEndpointUrls: true,
  retryMode: 'standard',
  useDualstackEndpoint: false,
  useFipsEndpoint: false,
  userAgentAppId: async () => undefined,
} as const;

/**
 * For clients that functions load at their start: what the SDK would use in Lambda anyway. Otherwise a client looks for each
 * setting in two files of a home directory before its first request, 2 ms of a cold start. Operators' commands look for
 * them, so that their profiles and `AWS_ENDPOINT_URL` count.
 */
export const lambdaSettings = AWS_LAMBDA_FUNCTION_NAME && AWS_REGION ? { ...inLambda, region: AWS_REGION } : {};
