import { storedFields } from '#functions/data/plain-fields.ts';
import { toItem } from '#functions/data/summary.ts';
import { accountCreation } from '#functions/entities/account/account-changes.ts';
import { closeBootstrap } from '#functions/entities/account/master-store.ts';
import { putNewAdmin } from '#functions/entities/admin/admin-store.ts';
import {
  changedCandidate,
  newCandidate,
  putNewCandidate,
  replaceCandidate,
} from '#functions/entities/candidate/candidate-store.ts';
import { changedLanguages } from '#functions/entities/candidate/changed-languages.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { putConsent } from '#functions/entities/consent/consent-store.ts';
import { newRecruiter, putNewRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import type { RecruiterSummary } from '#functions/entities/recruiter/stored-recruiter.ts';
import { candidateFields, signupCandidateFields } from '#shared/domain/candidate-fields.ts';
import { latestVersion, legalVersions } from '#shared/domain/legal-versions.ts';
import { addMs, dayMs, type EpochMs, type EpochSeconds, toEpochSeconds, toIso } from '#shared/domain/time.ts';
import { admins } from './admins.ts';
import type { DemoCandidate, DemoRecruiter } from './demo-types.ts';
import { type EvidenceStep, evidenceVersions } from './evidence-items.ts';
import { type Item, type ItemVersion, versionsAt } from './item-version.ts';
import { itemAt } from './look-up.ts';

/** The items of the two demo admins. A stored master admin disables the bootstrap call, as on a deployment. */
export const adminItems = (ids: readonly number[], at: EpochMs): ItemVersion[] =>
  admins.flatMap((details, index) => {
    const id = itemAt(ids, index);
    const { email, name, role } = details;
    return versionsAt(at, {
      bootstrap: role === 'master_admin' ? closeBootstrap(id) : undefined,
      ...accountCreation({ kind: 'admin', id, email, name, role }),
      profile: putNewAdmin({ ...details, id, company_name: 'Foreign Language Job Portal', created_at: toIso(at) }),
    });
  });

/** The consent of a sign-up: the demo's accounts have nothing left to accept. */
const consentAt = (owner: Parameters<typeof putConsent>[0], at: EpochMs) =>
  putConsent(owner, { versions: legalVersions, language: 'en', at: toIso(at) });

/** The keys of a candidate's files in the file store. */
export interface FileKeys {
  cv_key?: string | undefined;
  video_key?: string | undefined;
}

/** The items of a candidate's sign-up and completed profile, and of what vouches for its languages. */
export const candidateItems = (
  person: DemoCandidate,
  id: number,
  files: FileKeys,
  steps: readonly EvidenceStep[],
): { summary: CandidateSummary; versions: ItemVersion[] } => {
  const { name, email, phone, profile_public, languages, modes, created_at: at, seen_at } = person;
  const form = { name, email, phone, ...storedFields(signupCandidateFields, person), profile_public };
  const signUp = { id, ...form, created_at: toIso(at) };
  const video_public = profile_public && files.video_key !== undefined;
  const completed = changedCandidate(newCandidate(signUp), {
    summary: { ...storedFields(candidateFields, person), video_public },
    ...files,
    first_steps_hidden: true,
  });
  const stated = changedCandidate(
    completed,
    changedLanguages(completed, { languages, modes }, { certificates: [], attested: [] }),
  );
  const { profile, versions } = evidenceVersions(stated, steps);
  return {
    summary: profile.summary,
    versions: [
      ...versionsAt(at, {
        ...accountCreation({ kind: 'candidate', id, email, name, role: null, accepted_until: latestVersion }),
        consent: consentAt({ kind: 'candidate', id }, at),
        profile: putNewCandidate(signUp),
        completed: replaceCandidate(completed),
        stated: replaceCandidate(stated),
      }).map((version) => seenAt(version, toEpochSeconds(seen_at))),
      ...versions,
    ],
  };
};

/** An account without sessions knows when its owner was seen. */
const seenAt = ({ at, item }: ItemVersion, last_seen: EpochSeconds): ItemVersion => ({
  at,
  item: item.entity === 'account' ? { ...item, last_seen } : item,
});

/** Times from a recruiter's sign-up to the verification by an admin, in milliseconds: most within a day, some later. */
const verificationWaits = [0.2, 0.8, 0.1, 2.4, 0.4, 1.2, 0.7, 5.5, 0.3, 0.9].map((days) => days * dayMs);

/** When an admin verifies a recruiter of the demo; the one of the demo's sign-in within a day. */
export const verifiedAt = ({ company_name, created_at }: DemoRecruiter): EpochMs =>
  addMs(created_at, verificationWaits[company_name.length % verificationWaits.length] ?? dayMs);

/** A recruiter's sign-up, the company's page and, later, verification. */
export const recruiterItems = (
  recruiter: DemoRecruiter,
  id: number,
): { summary: RecruiterSummary; versions: ItemVersion[] } => {
  const { name, email, phone, address, company_name, page: company, verified, created_at: at } = recruiter;
  const verification = verifiedAt(recruiter);
  const signUp = { id, name, email, phone, address, company_name, created_at: toIso(at) };
  const summary = { ...newRecruiter(signUp).summary, verified };
  const created = versionsAt(at, {
    ...accountCreation({ kind: 'recruiter', id, email, name, role: null, accepted_until: latestVersion }),
    profile: putNewRecruiter(signUp),
    consent: consentAt({ kind: 'recruiter', id }, at),
  });
  const [account, , profile] = created;
  const verifications =
    verified && account && profile
      ? [
          { at: verification, item: { ...account.item, verified } },
          {
            at: verification,
            item: {
              ...notWaiting(profile.item),
              ...toItem({ summary, company }),
              first_verified_at: toIso(verification),
            },
          },
        ]
      : [];
  const written = profile ? [{ at, item: { ...profile.item, company } }] : [];
  return { summary, versions: [...created, ...written, ...verifications] };
};

/** Without the place among the recruiters who wait to be verified. */
const notWaiting = ({ GSI1PK: _, GSI1SK: __, waiting_since: ___, ...item }: Item): Item => item as Item;
