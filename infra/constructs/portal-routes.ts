import { Stack } from 'aws-cdk-lib';
import { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { StackConfig } from '../settings/config.ts';
import type { ApiFunctionName } from '../settings/handler-file.ts';
import { apiDefinition } from './api-definition.ts';
import { type ApiRoute, apiRoutes, divideRoutes, rootOf } from './api-routes.ts';

/** An HTTP API that the edge forwards calls to. */
export interface CallTarget {
  /** First segments of the paths that it has: `jobs`, `pages`. */
  roots: ReadonlySet<string>;
  host: string;
}

/** An HTTP API with its routes, which has no stage yet. */
interface RoutedApi extends CallTarget {
  apiId: string;
  /** The functions that its routes name. */
  targets: readonly ApiFunctionName[];
}

interface PortalRoutesProps {
  config: StackConfig;
}

/** Returns the host name of an HTTP API in the region of a stack. */
export const apiHost = (apiId: string, { region, urlSuffix }: Stack): string =>
  `${apiId}.execute-api.${region}.${urlSuffix}`;

/**
 * The HTTP APIs with all routes, which are more than one may have. They depend on no function: the stack
 * of the functions adds the stages that name them, and the right to call them (portal-stages.ts).
 */
export class PortalRoutes extends Construct {
  readonly apis: readonly RoutedApi[];
  /** Who calls the functions. A role is one resource; permissions would be one for each function. */
  readonly caller: Role;

  constructor(scope: Construct, id: string, { config }: PortalRoutesProps) {
    super(scope, id);
    this.caller = new Role(this, 'Caller', { assumedBy: new ServicePrincipal('apigateway.amazonaws.com') });
    this.apis = divideRoutes(apiRoutes).map((routes, index) =>
      this.addApi(index === 0 ? 'Api' : `Api${index + 1}`, routes, config),
    );
  }

  private addApi(id: string, routes: readonly ApiRoute[], { stage }: StackConfig): RoutedApi {
    const { ref: apiId } = new CfnApi(this, id, {
      body: apiDefinition({
        title: `language-job-portal-${stage}`,
        tags: { stage },
        callerArn: this.caller.roleArn,
        routes,
      }),
    });
    return {
      apiId,
      roots: new Set(routes.map(({ path }) => rootOf(path))),
      host: apiHost(apiId, Stack.of(this)),
      targets: [...new Set(routes.map(({ target }) => target))],
    };
  }
}
