// A whole domain's function as deployed, with the client it uses in reach.
export { documents, dynamodb } from '#functions/data/table.ts';
export { handler } from '#functions/jobs/handler.ts';
