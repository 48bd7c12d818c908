import type { PageRequest } from '#functions/data/page.ts';
import { applicationsOfCandidate } from '#functions/entities/application/application-list-store.ts';
import { messagesFor } from '#functions/entities/application/application-store.ts';
import { toApplication } from '#functions/entities/application/to-application.ts';
import { toOwnAttestation } from '#functions/entities/attestation/to-attestation.ts';
import { parseCandidate } from '#functions/entities/candidate/stored-candidate.ts';
import { toVisibility } from '#functions/entities/candidate/visibility.ts';
import { readEvidence } from '#functions/entities/evidence/evidence-store.ts';
import { readSavedJobs } from '#functions/entities/saved-jobs/saved-jobs-store.ts';
import { shortlistsOfCandidate } from '#functions/entities/shortlist/shortlist-store.ts';
import { readSamples } from '#functions/entities/spoken-sample/sample-store.ts';
import { uploadsOfCandidate } from '#functions/entities/upload/upload-store.ts';
import { viewsOfCandidate } from '#functions/entities/view/view-store.ts';
import { toOwnCandidate } from '#functions/services/files/to-candidate.ts';
import { toOwnCertificate } from '#functions/services/files/to-own-certificate.ts';
import { toSample } from '#functions/services/files/to-sample.ts';
import type { CandidateData } from '#shared/contracts/own-data.ts';
import { companyNames } from './company-names.ts';
import type { everything } from './everything.ts';
import { ownInterviews } from './own-interviews.ts';
import { ownRankings } from './own-rankings.ts';
import { ownThreads } from './own-threads.ts';
import { ownTranscripts } from './own-transcripts.ts';

type Parts = Pick<
  CandidateData,
  | 'profile'
  | 'visibility'
  | 'applications'
  | 'shortlisted'
  | 'viewed_by'
  | 'viewed_jobs'
  | 'saved_jobs'
  | 'uploads'
  | 'spoken_samples'
  | 'transcripts'
  | 'certificates'
  | 'attestations'
  | 'rankings'
  | 'threads'
  | 'interviews'
>;

/** What is stored of a candidate only. */
export async function candidateParts(
  id: number,
  profile: unknown,
  read: ReturnType<typeof everything>['read'],
): Promise<Parts> {
  const [applications, shortlisted, views, saved_jobs, uploads, recorded, evidence] = await Promise.all([
    read((page) => applicationsWithMessages(id, page)),
    read((page) => shortlistsOfCandidate(id, page)),
    read((page) => viewsOfCandidate(id, page)),
    readSavedJobs(id),
    read((page) => uploadsOfCandidate(id, page)),
    readSamples(id),
    readEvidence(id),
  ]);
  const stored = parseCandidate(profile);
  const viewed_by = views.filter((view) => 'recruiter_id' in view);
  const named = withCompany(await companyNames([...shortlisted, ...viewed_by].map((each) => each.recruiter_id)));
  const jobIds = applications.map(({ job_id }) => job_id);
  return {
    profile: await toOwnCandidate(stored),
    visibility: toVisibility(stored.summary),
    applications,
    shortlisted: shortlisted.map(named),
    viewed_by: viewed_by.map(named),
    viewed_jobs: views.filter((view) => 'job_id' in view),
    saved_jobs,
    uploads,
    spoken_samples: await Promise.all(recorded.samples.map(toSample)),
    transcripts: await ownTranscripts(id, read),
    certificates: await Promise.all(evidence.certificates.map(toOwnCertificate)),
    attestations: evidence.attestations.map(toOwnAttestation),
    rankings: await ownRankings(id, jobIds, read),
    threads: await ownThreads('candidate', id, read),
    interviews: await ownInterviews('candidate', id, read),
  };
}

/** Adds the company's present name to what names a recruiter; one that is being erased has none. */
const withCompany =
  (companies: ReadonlyMap<number, string>) =>
  <Each extends { recruiter_id: number }>(each: Each) => {
    const company_name = companies.get(each.recruiter_id);
    return company_name === undefined ? each : { ...each, company_name };
  };

async function applicationsWithMessages(id: number, page: PageRequest) {
  const { items, next } = await applicationsOfCandidate(id, page);
  const messages = await messagesFor(
    id,
    items.map(({ job_id }) => job_id),
  );
  return { items: items.map((item) => ({ ...toApplication(item), message: messages.get(item.job_id) ?? '' })), next };
}
