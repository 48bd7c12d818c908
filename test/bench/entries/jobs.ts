// A whole domain's function as deployed, with the client it uses in reach.

export { handler } from '#functions/api/jobs/handler.ts';
export { documents, dynamodb } from '#functions/data/table.ts';
