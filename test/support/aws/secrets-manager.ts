import { type AwsService, jsonAnswer, jsonError } from './services.ts';

/** GetSecretValue of secrets by ARN. */
export const secretsManager =
  (secrets: Record<string, string>): AwsService =>
  ({ headers, body }) => {
    if (headers['x-amz-target'] !== 'secretsmanager.GetSecretValue') return undefined;
    const { SecretId } = JSON.parse(body) as { SecretId: string };
    const value = secrets[SecretId];
    if (value === undefined) {
      return jsonError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    }
    return jsonAnswer({ ARN: SecretId, Name: SecretId, SecretString: value, VersionId: '1' });
  };
