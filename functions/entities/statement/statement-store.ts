import { randomBytes } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { indexKeys, keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { queryPartition } from '#functions/data/query-page.ts';
import { toItem } from '#functions/data/summary.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { notificationIdOf, placeOf } from '#functions/entities/notification/notification-id.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { addDays, type EpochMs, expiryAt, type IsoInstant, toIso } from '#shared/domain/time.ts';
import {
  parseStatement,
  type StatementSummary,
  type StoredStatement,
  statementSchemaVersion,
  statementSummary,
} from './stored-statement.ts';

// Statements are in the partition of the person whom they are about, and are erased with it.

/** Days after which a statement is cleared away, twice the time in which its person may object. */
const retainedDays = 365;

type NewStatement = Pick<StatementSummary, 'measure' | 'rule' | 'reason' | 'values' | 'job_id' | 'number_hash'> & {
  to: { kind: AccountKind; id: number };
  now: EpochMs;
};

/**
 * The write of a statement of reasons (2 write units inside a transaction). It belongs into the transaction of the
 * decision, so that neither exists without the other; the stream notifies and mails the person.
 */
export function putStatement({ to, now, ...decided }: NewStatement): TransactionItem {
  const { kind, id: account_id } = to;
  const place = { kind, id: account_id, at: toIso(now), event: randomBytes(9).toString('base64url') };
  const summary = { id: notificationIdOf(place), kind, account_id, ...decided, decided_at: place.at };
  return {
    Put: {
      Item: {
        ...keys.statement(kind, account_id, place.at, place.event),
        entity: 'statement',
        schema_version: statementSchemaVersion,
        ...toItem({ summary }),
        expires_at: expiryAt(addDays(now, retainedDays)),
      },
      ConditionExpression: 'attribute_not_exists(PK)',
    },
  };
}

/** The key of a statement and whose it is, from its id; undefined for an invalid id. */
function locate(statementId: string) {
  const place = placeOf(statementId);
  return place && { owner: place, Key: keys.statement(place.kind, place.id, place.at, place.event) };
}

/** Whose statement an id names; undefined for an invalid id. */
export const ownerOfStatement = (statementId: string): { kind: AccountKind; id: number } | undefined =>
  locate(statementId)?.owner;

/** A statement, read consistently (1 read unit), or undefined. */
export async function readStatement(statementId: string): Promise<StoredStatement | undefined> {
  const place = locate(statementId);
  if (!place) return undefined;
  const get = new GetCommand({ TableName: tableName(), Key: place.Key, ConsistentRead: true });
  const { Item } = await documents.send(get);
  return Item && parseStatement(Item);
}

/** The statements about a person, newest first (0.5 read units for each 4 KB). */
export async function statementsOf(
  { kind, id }: { kind: AccountKind; id: number },
  page: PageRequest,
): Promise<Page<StatementSummary>> {
  const { items, next } = await queryPartition(keys.statement(kind, id, '', ''), parseStatement, page, 'descending');
  return { items: items.map(({ summary }) => summary), next };
}

/** Statements whose objections are not answered, the oldest objection first (0.5 read units for each 4 KB). */
export const openObjections = (page: PageRequest): Promise<Page<StatementSummary>> =>
  newestSummaries(indexKeys.openObjections(), statementSummary, { page, oldestFirst: true });

/**
 * Stores an objection, one for each statement (1 write unit, and 1 for the queue).
 * @returns false when there is one already, or no such statement
 */
export async function putObjection(statementId: string, text: string, at: IsoInstant): Promise<boolean> {
  const place = locate(statementId);
  if (!place) return false;
  const { GSI1PK, GSI1SK } = indexKeys.openObjections(at, statementId);
  const { done } = await write({
    Update: {
      Key: place.Key,
      UpdateExpression: 'SET card.objection = :objection, GSI1PK = :queue, GSI1SK = :position',
      ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(card.objection)',
      ExpressionAttributeValues: { ':objection': { text, at }, ':queue': GSI1PK, ':position': GSI1SK },
    },
  });
  return done;
}

/**
 * The write of the answer to an objection, which leaves the queue (2 write units inside a transaction, and 1 for the queue).
 * It fails when the objection was answered meanwhile.
 */
export const putAnswer = (
  { id, kind, account_id, decided_at }: StatementSummary,
  answer: NonNullable<StatementSummary['answer']>,
): TransactionItem => ({
  Update: {
    Key: locate(id)?.Key ?? keys.statement(kind, account_id, decided_at, id),
    UpdateExpression: 'SET card.answer = :answer REMOVE GSI1PK, GSI1SK',
    ConditionExpression: 'attribute_exists(card.objection) AND attribute_not_exists(card.answer)',
    ExpressionAttributeValues: { ':answer': answer },
  },
});

/** Notes that a mail about a statement was sent, so that a repeated delivery sends none (1 write unit). */
export async function noteStatementMailed(
  statementId: string,
  which: 'mailed_at' | 'answer_mailed_at',
  now: IsoInstant,
): Promise<void> {
  const place = locate(statementId);
  if (!place) return;
  await write({
    Update: {
      Key: place.Key,
      UpdateExpression: 'SET #which = :now',
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeNames: { '#which': which },
      ExpressionAttributeValues: { ':now': now },
    },
  });
}
