import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact, type Writes } from '#functions/data/transact.ts';
import type { TransactionItem } from '#functions/data/write.ts';
import { accountCreation, accountStateChange } from '#functions/entities/account/account-changes.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { addSession } from '#functions/entities/account/session-store.ts';
import { newToken } from '#functions/entities/account/session-token.ts';
import type { Account, Membership } from '#functions/entities/account/stored-account.ts';
import { putNewAdmin } from '#functions/entities/admin/admin-store.ts';
import { putNewCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { putNewRecruiter, verificationChange } from '#functions/entities/recruiter/recruiter-store.ts';
import { clock } from '#functions/platform/clock.ts';
import type { UserType } from '#shared/domain/account-kind.ts';
import { type AccountKind, accountKindOf } from '#shared/domain/account-kind.ts';
import { toEpochSeconds, toIso } from '#shared/domain/time.ts';

export interface Principal {
  type: UserType;
  id: number;
  name: string;
  email: string;
  token: string;
}

interface PrincipalOptions {
  /** For recruiters; verified by default. */
  verified?: boolean;
  /** Deactivated with a remaining session: the account's state alone must refuse it. */
  deactivated?: boolean;
  name?: string;
  email?: string;
  /** Of recruiters: in whose company they work. */
  company?: Membership;
}

/**
 * Creates a signed-in account with a given id through the stores, so that a candidate and a recruiter can have the same
 * number. Its name, e-mail, phone and address occur nowhere else.
 */
export async function makePrincipal(type: UserType, id: number, options: PrincipalOptions = {}): Promise<Principal> {
  const kind = accountKindOf(type);
  const name = options.name ?? `Name of ${type} ${id}`;
  const email = options.email ?? `${type}-${id}@canary.example`;
  const role = type === 'admin' || type === 'master_admin' ? type : null;
  const profile = profileOf(type, { id, name, email });
  await write({ ...accountCreation({ kind, id, email, name, role }), profile });
  if (kind === 'recruiter' && options.verified !== false)
    await write(verificationChange(id, true, { at: clock.now() }));
  const { token, sessionKey } = newToken(kind, id);
  const account = await readAccount(kind, id);
  const now = toEpochSeconds(clock.now());
  if (!account || !(await addSession(account, type, sessionKey, now))) {
    throw new Error(`The session of ${type} ${id} could not be made.`);
  }
  if (options.company) await setAttribute(kind, id, 'company', options.company);
  if (options.deactivated) {
    await write(accountStateChange({ kind, id, email }, ['active'], 'deactivated'));
    await setAttribute(kind, id, 'sessions', { ...account.sessions, [sessionKey]: { created: now, seen: now } });
  }
  return { type, id, name, email, token };
}

/** Opens a new session of the account at the current time of the test's clock. */
export async function signInAgain(principal: Principal): Promise<Principal> {
  const kind = accountKindOf(principal.type);
  const { token, sessionKey } = newToken(kind, principal.id);
  const account = await readAccount(kind, principal.id);
  if (!account || !(await addSession(account, principal.type, sessionKey, toEpochSeconds(clock.now())))) {
    throw new Error(`The session of ${principal.type} ${principal.id} could not be made.`);
  }
  return { ...principal, token };
}

function profileOf(type: UserType, { id, name, email }: { id: number; name: string; email: string }): TransactionItem {
  const details = {
    id,
    name,
    email,
    phone: `+9190000${String(id).padStart(5, '0')}`,
    address: `Address of ${type} ${id}`,
  };
  const created_at = toIso(clock.now());
  if (type === 'candidate') {
    const work = { subtitle: 'Interpreter', skills: ['Interpreting'], language: 'Japanese' };
    return putNewCandidate({ ...details, ...work, created_at });
  }
  if (type === 'recruiter') return putNewRecruiter({ ...details, company_name: `Company ${id}`, created_at });
  return putNewAdmin({ ...details, role: type, company_name: 'Portal', created_at });
}

async function setAttribute<Name extends keyof Account>(
  kind: AccountKind,
  id: number,
  name: Name,
  value: Account[Name],
) {
  await documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.account(kind, id),
      UpdateExpression: 'SET #name = :value',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': value },
    }),
  );
}

async function write(writes: Writes): Promise<void> {
  const result = await transact(writes);
  if (!result.done) throw new Error(`A principal could not be made: ${JSON.stringify(result.failed)}`);
}
