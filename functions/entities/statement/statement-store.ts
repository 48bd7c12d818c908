import { randomBytes } from 'node:crypto';
import { indexKeys } from '#functions/data/index-keys.ts';
import { insertItem, isAbsent, isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { readItem } from '#functions/data/query.ts';
import { queryPartition } from '#functions/data/query-page.ts';
import { toItem } from '#functions/data/summary.ts';
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
  return insertItem({
    ...keys.statement(kind, account_id, place.at, place.event),
    entity: 'statement',
    schema_version: statementSchemaVersion,
    ...toItem({ summary }),
    expires_at: expiryAt(addDays(now, retainedDays)),
  });
}

/** The key of a statement and whose it is, from its id; undefined for an invalid id. */
function locate(statementId: string) {
  const place = placeOf(statementId);
  return place && { owner: place, key: keys.statement(place.kind, place.id, place.at, place.event) };
}

/** Whose statement an id names; undefined for an invalid id. */
export const ownerOfStatement = (statementId: string): { kind: AccountKind; id: number } | undefined =>
  locate(statementId)?.owner;

/** A statement, read consistently (1 read unit), or undefined. */
export async function readStatement(statementId: string): Promise<StoredStatement | undefined> {
  const place = locate(statementId);
  const item = place && (await readItem(place.key));
  return item && parseStatement(item);
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
  const { done } = await write(
    updateItem<StoredStatement>(place.key, {
      set: { 'summary.objection': { text, at }, ...indexKeys.openObjections(at, statementId) },
      when: { PK: isPresent, 'summary.objection': isAbsent },
    }),
  );
  return done;
}

/**
 * The write of the answer to an objection, which leaves the queue (2 write units inside a transaction, and 1 for the queue).
 * It fails when the objection was answered meanwhile.
 */
export const putAnswer = (
  { id, kind, account_id, decided_at }: StatementSummary,
  answer: NonNullable<StatementSummary['answer']>,
): TransactionItem =>
  updateItem<StoredStatement>(locate(id)?.key ?? keys.statement(kind, account_id, decided_at, id), {
    set: { 'summary.answer': answer },
    remove: ['GSI1PK', 'GSI1SK'],
    when: { 'summary.objection': isPresent, 'summary.answer': isAbsent },
  });

/** Notes that a mail about a statement was sent, so that a repeated delivery sends none (1 write unit). */
export async function noteStatementMailed(
  statementId: string,
  which: 'mailed_at' | 'answer_mailed_at',
  now: IsoInstant,
): Promise<void> {
  const place = locate(statementId);
  if (!place) return;
  await write(updateItem<StoredStatement>(place.key, { set: { [which]: now }, when: { PK: isPresent } }));
}
