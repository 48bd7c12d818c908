// A whole domain's function as deployed, together with its client.

export { handler } from '#functions/api/jobs/handler.ts';
export { documents, dynamodb } from '#functions/data/table.ts';
