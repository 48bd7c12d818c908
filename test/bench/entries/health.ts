// The smallest function as deployed, together with its client.

export { handler } from '#functions/api/system/handler.ts';
export { documents, dynamodb } from '#functions/data/table.ts';
