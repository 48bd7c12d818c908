import { expect, test } from 'vitest';
import type { CertificateStatus } from '#shared/domain/languages/certificate.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { certificateMoves, mayMove } from './certificate-moves.ts';
import { replaceCertificate } from './certificate-store.ts';

const summary = {
  id: 'upload-1',
  candidate_id: 7,
  tag: 'ja',
  scale: 'jlpt',
  edition: null,
  results: [],
  taken_on: null,
  expires_on: null,
  certificate_number: null,
  uploaded_at: toIso(epochMs(0)),
  version: 3,
} as const;
const written = (status: CertificateStatus, version: number) =>
  replaceCertificate({ summary: { ...summary, results: [], status, version } }) as { Put: object };

test.each([
  ['confirm', 'open', true],
  ['confirm', 'checked', true],
  ['confirm', 'rejected', false],
  ['reject', 'open', true],
  ['reject', 'checked', true],
  ['reject', 'rejected', false],
] as const)('the move "%s" from %s is possible: %s', (move, status, isPossible) => {
  expect(mayMove(move, status)).toBe(isPossible);
});

test.each(['confirm', 'reject'] as const)('the write of the move "%s" names the states before it', (move) => {
  const { from, to } = certificateMoves[move];
  expect(written(to, 3).Put).toMatchObject({
    ConditionExpression: '#card.#version = :v0 AND #card.#status IN (:v1, :v2)',
    ExpressionAttributeValues: { ':v0': 2, ':v1': from[0], ':v2': from[1] },
  });
});

test('a new certificate takes the place of none', () => {
  expect(written('open', 1).Put).toMatchObject({ ConditionExpression: 'attribute_not_exists(#PK)' });
});
