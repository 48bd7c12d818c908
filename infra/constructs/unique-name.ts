import { Aws, Fn } from 'aws-cdk-lib';

/**
 * Returns a name for a resource that needs an explicit one: the prefix and the UUID of the stack's id (36 characters).
 * Unlike a fixed name it does not collide with what a failed or deleted stack left behind. Unlike a generated name it is
 * known before the resource exists, so two resources can name each other without a circular dependency.
 */
export const uniqueName = (prefix: string): string => `${prefix}-${Fn.select(2, Fn.split('/', Aws.STACK_ID))}`;
