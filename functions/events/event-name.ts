import { hash } from 'node:crypto';

/** A short name of a stream record for keys and ids: 22 base64url characters of its SHA-256. */
export const eventNameOf = (eventId: string): string => hash('sha256', eventId, 'base64url').slice(0, 22);
