/** A request that a function made of an AWS service, as it went out. */
export interface ServiceCall {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Status of the answer; undefined when none came. */
  status: number | undefined;
}

/**
 * One thing that the role of a function has to allow for a call. Names of resources are those of the function's
 * settings in braces, such as `{FILES_BUCKET}`: they mean something else in each deployment.
 */
export interface NeededRight {
  /** Path of the function's module from the project's root. */
  entry: string;
  /** Such as `dynamodb:PutItem`. */
  action: string;
  /** Without the beginning that all resources of the service share, such as `table/{TABLE_NAME}`. */
  resource: string;
  /** What conditions of policies look at, by their lower-cased keys. */
  context?: Readonly<Record<string, readonly string[]>>;
  /** Without it the service answers 403 instead of 404, which our code takes for the same. */
  isOptional?: true;
}
