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
 * A right that a function's role must grant for a call. Resources have the names of the function's settings in braces,
 * such as `{FILES_BUCKET}`, as their values differ between deployments.
 */
export interface NeededRight {
  /** Path of the function's module from the project's root. */
  entry: string;
  /** IAM action, such as `dynamodb:PutItem`. */
  action: string;
  /** Resource such as `table/{TABLE_NAME}`, without the common prefix of the service's resources. */
  resource: string;
  /** Values for conditions of policies, by their lower-cased keys. */
  context?: Readonly<Record<string, readonly string[]>>;
  /** Without it the service answers 403 instead of 404, which our code handles in the same way. */
  isOptional?: true;
}
