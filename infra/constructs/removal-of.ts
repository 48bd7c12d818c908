import { RemovalPolicy } from 'aws-cdk-lib';
import type { StackConfig } from '../config.ts';

/**
 * What becomes of data when its resource goes. A stage that retains data deletes it in one case only: when the
 * deployment that made it fails, so that the next attempt begins from nothing.
 */
export const removalOf = ({ retainData }: StackConfig): RemovalPolicy =>
  retainData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
