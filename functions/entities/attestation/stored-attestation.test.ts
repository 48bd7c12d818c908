import { expect, test } from 'vitest';
import { parseAttestation } from './stored-attestation.ts';

const card = {
  application_id: '5-7',
  job_id: 5,
  candidate_id: 7,
  recruiter_id: 3,
  job_title: 'Interpreter',
  company_name: 'Lima Languages',
  levels: [{ tag: 'ja', skill: 'spoken_interaction', level: 'B2' }],
  is_shown: true,
  attested_at: '2026-11-01T10:00:00.000Z',
  version: 1,
};
const item = {
  PK: 'CANDIDATE#7',
  SK: 'PROOF#ATTESTATION#000000000005',
  GSI2PK: 'ATTESTATIONS#RECRUITER#3',
  GSI2SK: '2026-11-01T10:00:00.000Z#5-7',
  entity: 'attestation',
  schema_version: 1,
  card,
};

test('reads an attestation, and leaves its keys out', () => {
  expect(parseAttestation(item)).toEqual(card);
});

test('reads an attestation that is paused, or revoked by an admin', () => {
  const paused = { ...card, is_paused: true, version: 2 };
  expect(parseAttestation({ ...item, card: paused })).toEqual(paused);
  const revoked = { ...card, revoked_at: '2026-11-26T10:00:00.000Z', version: 2 };
  expect(parseAttestation({ ...item, card: revoked })).toEqual(revoked);
});

test('an attestation moves with the tag of its language, with the highest level of each skill', () => {
  const of = (tag: string, level: string) => ({ tag, skill: 'spoken_interaction', level });
  const levels = [of('tw', 'B1'), of('ja', 'A2'), of('ak', 'C1')];
  expect(parseAttestation({ ...item, card: { ...card, levels } }).levels).toEqual([of('ak', 'C1'), of('ja', 'A2')]);
});

test('refuses an item of another entity', () => {
  expect(() => parseAttestation({ ...item, card: undefined })).toThrow();
});
