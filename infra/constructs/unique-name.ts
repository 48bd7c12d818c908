import { Aws, Fn } from 'aws-cdk-lib';

/**
 * A name that no other stack has or had, for resources that need one: it ends in the random part of the stack's id, 36
 * characters long. Unlike a fixed name it does not collide with what a failed or deleted stack left behind, and unlike a
 * generated name it may stand in two resources that need each other.
 */
export const uniqueName = (prefix: string): string => `${prefix}-${Fn.select(2, Fn.split('/', Aws.STACK_ID))}`;
