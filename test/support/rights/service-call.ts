/** A request of a function to an AWS service, as sent. */
export interface ServiceCall {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Status of the response; undefined without one. */
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
  /** Without the common prefix of the service's resources, such as `table/{TABLE_NAME}`. */
  resource: string;
  /** Values for conditions of policies, by their lower-cased keys. */
  context?: Readonly<Record<string, readonly string[]>>;
  /** Without it the service answers 403 instead of 404, which our code handles in the same way. */
  isOptional?: true;
}
