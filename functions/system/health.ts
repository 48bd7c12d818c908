import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import type { UseCase } from '#functions/runtime/request.ts';
import type { systemCalls } from '#shared/contracts/system.ts';

/** Answers when the table answers (0.5 read units); a table that is away becomes 503. */
export const health: UseCase<typeof systemCalls.health> = async () => {
  await documents.send(new GetCommand({ TableName: tableName(), Key: keys.statistics() }));
  return { status: 'ok', version: '1.0.0' };
};
