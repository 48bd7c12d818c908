import { RemovalPolicy } from 'aws-cdk-lib';
import type { StackConfig } from '../settings/config.ts';

/**
 * Returns the removal policy of resources that hold data. A stage with `retainData` deletes them in one case only: when the
 * deployment that created them fails, so that the next attempt starts clean.
 */
export const removalOf = ({ retainData }: StackConfig): RemovalPolicy =>
  retainData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
