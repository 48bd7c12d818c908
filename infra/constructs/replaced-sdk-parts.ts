import type { Plugin } from 'rolldown';

/** Modules of the AWS SDK that its clients always import, and what functions have instead. */
const replacements: Readonly<Record<string, string>> = {
  // Lambda puts the role's credentials into the environment. The SDK's chain has the code of seven other sources.
  '@aws-sdk/credential-provider-node': `export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';`,
  // No command of DynamoDB's client discovers its endpoint, but the client makes the cache for it: 10 KB of code.
  '@aws-sdk/middleware-endpoint-discovery': `
    const unset = () => undefined;
    export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
      environmentVariableSelector: unset,
      configFileSelector: unset,
      default: undefined,
    };
    export const resolveEndpointDiscoveryConfig = (config) => config;`,
};

/** Leaves parts of the AWS SDK out of functions that Lambda has no use for. */
export const replacedSdkParts: Plugin = {
  name: 'replaced-sdk-parts',
  // Rolldown knows by the filter which modules are not replaced, without calling.
  resolveId: { filter: { id: /^@aws-sdk\// }, handler: (id) => (id in replacements ? id : undefined) },
  load: { filter: { id: /^@aws-sdk\// }, handler: (id) => replacements[id] },
};
