import type { Plugin } from 'rolldown';

const chain = '@aws-sdk/credential-provider-node';

/**
 * Gives the clients of the AWS SDK the credentials of the environment, where Lambda puts a role's. The SDK's own chain
 * would add the code of seven other sources to every function.
 */
export const environmentCredentials: Plugin = {
  name: 'environment-credentials',
  resolveId: (id) => (id === chain ? chain : undefined),
  load: (id) =>
    id === chain ? `export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';` : undefined,
};
