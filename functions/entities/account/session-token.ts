import { hash, randomBytes } from 'node:crypto';
import type { AccountKind } from '#shared/domain/account-kind.ts';

/** What a bearer token names: an account and one of its sessions. */
export interface TokenParts {
  kind: AccountKind;
  id: number;
  sessionKey: string;
}

const pattern = /^(candidate|recruiter|admin)\.([1-9][0-9]{0,11})\.([A-Za-z0-9_-]{43})$/;

/** SHA-256 of a session's secret: all that is stored of it. */
const keyOf = (secret: string) => hash('sha256', secret, 'base64url');

/** A new opaque bearer token `{kind}.{id}.{32 random bytes}` and the key under which its session is stored. */
export function newToken(kind: AccountKind, id: number): { token: string; sessionKey: string } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${kind}.${id}.${secret}`, sessionKey: keyOf(secret) };
}

/** The parts of a bearer token, or undefined when it cannot be one of ours. */
export function parseToken(token: string): TokenParts | undefined {
  const [, kind, id, secret] = pattern.exec(token) ?? [];
  if (!kind || !id || !secret) return undefined;
  return { kind: kind as AccountKind, id: Number(id), sessionKey: keyOf(secret) };
}
