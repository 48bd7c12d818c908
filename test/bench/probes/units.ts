// Runs in a fresh process on an empty table: makes every budgeted call once and reports its cost.
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { dynamodb } from '#functions/data/table.ts';
import { type CallDefinition, routeKeyOf } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { measureUnits } from '#test/support/units.ts';
import { eventOf as emptyEvent } from '../canned.ts';
import type { TimedModule } from '../timed-module.ts';
import { type CallInput, prepareBudgetedCalls, readBudget } from '../unit-budgets.ts';

const texts = (values: Record<string, unknown> = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

function eventOf(call: CallDefinition, { params, query, body, token, headers }: CallInput): APIGatewayProxyEventV2 {
  const event = emptyEvent('health');
  return {
    ...event,
    routeKey: routeKeyOf(call),
    headers: {
      ...event.headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    pathParameters: texts(params),
    queryStringParameters: texts(query),
    rawQueryString: new URLSearchParams(texts(query)).toString(),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

async function send(call: CallDefinition, input: CallInput): Promise<unknown> {
  const domain = allCalls.find((listed) => listed.call === call)?.domain;
  const { handler }: TimedModule = await import(`../../../functions/api/${domain}/handler.ts`);
  const { statusCode, body } = await handler(eventOf(call, input), { awsRequestId: 'units' } as never);
  if (statusCode !== call.status) throw new Error(`${routeKeyOf(call)} answered ${statusCode}: ${body}`);
  return body;
}

const units = measureUnits(dynamodb);
const results: object[] = [];
for (const budgeted of await prepareBudgetedCalls(send)) {
  const input = await budgeted.input();
  units.reset();
  await send(budgeted.call, input);
  const { read, write } = units.spent();
  results.push({ name: budgeted.name, read, write, mostRead: readBudget(budgeted), mostWrite: budgeted.write });
}
process.send?.(results);
process.disconnect();
