// The smallest function as deployed, with the client it uses in reach.

export { handler } from '#functions/api/system/handler.ts';
export { documents, dynamodb } from '#functions/data/table.ts';
