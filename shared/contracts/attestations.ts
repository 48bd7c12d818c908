import * as z from 'zod/mini';
import { cefrLevels } from '../domain/languages/scale.ts';
import { hasSkill, skills } from '../domain/languages/skills.ts';
import { textId } from '../texts/text-id.ts';
import { candidateAttestation, givenAttestation, ownAttestation } from './attestation-answers.ts';
import { defineCall } from './define.ts';
import { flag, idText, pairId } from './fields.ts';
import { areDistinct } from './language-fields.ts';
import { languageTag } from './language-tag.ts';

const seenLevels = cefrLevels.filter((level) => level !== 'none');

const statedLevel = z
  .object({ tag: languageTag, skill: z.enum(skills), level: z.enum(seenLevels, textId('level_not_on_scale')) })
  .check(z.refine(({ tag, skill }) => hasSkill(tag, skill), { path: ['skill'], message: textId('skill_not_signed') }));

/** What a recruiter saw at work of the languages of a candidate they hired. */
export const attestationBody = z.object({
  levels: z.array(statedLevel).check(
    z.minLength(1, textId('skill_not_chosen')),
    z.maxLength(50, textId('list_too_long', { max: 50 })),
    z.refine((levels) => areDistinct(levels.map(({ tag, skill }) => `${tag} ${skill}`))),
  ),
});

const staff = { admin: 'any', master_admin: 'any' } as const;
const byApplication = z.object({ id: pairId });

const ofApplication = {
  access: { recruiter: 'owner' },
  owned: { record: 'application', at: 'params.id', absent: 'NOT_APPLIED' },
  verified: 'candidates',
  params: byApplication,
} as const;

export const attestationCalls = {
  ofApplication: defineCall({
    method: 'GET',
    path: '/applications/{id}/attestation',
    summary: 'What the caller attested to somebody they hired, and the languages for which they may.',
    ...ofApplication,
    status: 200,
    answer: givenAttestation,
    errors: ['NOT_APPLIED', 'NOT_VERIFIED', 'INVALID_STATE'],
  }),
  attest: defineCall({
    method: 'PUT',
    path: '/applications/{id}/attestation',
    summary: 'Attests the levels that the caller saw at work of somebody they hired, in place of the ones before.',
    ...ofApplication,
    body: attestationBody,
    status: 200,
    answer: givenAttestation,
    errors: ['NOT_APPLIED', 'NOT_VERIFIED', 'INVALID_STATE'],
  }),
  revoke: defineCall({
    method: 'DELETE',
    path: '/applications/{id}/attestation',
    summary: 'Revokes what the caller attested with this application; idempotent.',
    access: { recruiter: 'any' },
    params: byApplication,
    status: 204,
  }),
  mine: defineCall({
    method: 'GET',
    path: '/candidate/attestations',
    summary: "What recruiters who hired the caller attested of the caller's languages; at most 100.",
    access: { candidate: 'any' },
    status: 200,
    answer: z.array(ownAttestation),
  }),
  show: defineCall({
    method: 'PUT',
    path: '/candidate/attestations/{id}',
    summary: 'Shows an attestation to others, or refuses to.',
    access: { candidate: 'self' },
    own: ['params.id.1'],
    params: byApplication,
    body: z.object({ is_shown: flag }),
    status: 200,
    answer: ownAttestation,
    errors: ['NOT_FOUND'],
  }),
  ofCandidate: defineCall({
    method: 'GET',
    path: '/admin/candidates/{id}/attestations',
    summary: "What recruiters attested of a candidate's languages, newest first; at most 100.",
    access: staff,
    params: z.object({ id: idText }),
    status: 200,
    answer: z.array(candidateAttestation),
  }),
  adminRevoke: defineCall({
    method: 'DELETE',
    path: '/admin/attestations/{id}',
    summary: 'Revokes an attestation for good: its recruiter cannot give it again; idempotent.',
    access: staff,
    params: byApplication,
    status: 204,
    errors: ['NOT_FOUND'],
  }),
};
