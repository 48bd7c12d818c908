import type { candidateFields } from '#shared/domain/candidate-fields.ts';
import type { ApplicationStatus, ShortlistStatus } from '#shared/domain/hiring-statuses.ts';
import type { jobFields } from '#shared/domain/job-fields.ts';
import type { JobText } from '#shared/domain/job-texts.ts';
import type { AttestedLevel } from '#shared/domain/languages/claim-evidence.ts';
import type { ScoredLevel } from '#shared/domain/languages/interview-kit.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import type { LanguageRow, Mode } from '#shared/domain/languages/language-row.ts';
import type { ScaleId } from '#shared/domain/languages/scale.ts';
import type { ThreadSide } from '#shared/domain/messages.ts';
import type { PlanKey } from '#shared/domain/payment-terms.ts';
import type { PlainValues } from '#shared/domain/plain-fields.ts';
import type { ReportedType, ReportReason } from '#shared/domain/reports.ts';
import type { ReportFrequency, SavedFilters } from '#shared/domain/saved-searches.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { Company } from './companies.ts';
import type { CefrLevel } from './levels.ts';
import type { RoleName } from './roles.ts';

// `candidate`, `recruiter` and `job` are indexes into the lists of `DemoData`, from 0, oldest first.

export interface DemoCandidate extends PlainValues<typeof candidateFields> {
  name: string;
  email: string;
  phone: string;
  has_cv: boolean;
  /** Has an intro video, which everybody may see if the profile is public. */
  has_video: boolean;
  /** Agreed at sign-up to be in the public list. */
  profile_public: boolean;
  /** The work that the candidate does and looks for. */
  role: RoleName;
  /** Level in the candidate's language; native speakers (`isNative`) have C2. */
  level: CefrLevel;
  isNative: boolean;
  /** What the candidate states on the profile. */
  languages: readonly LanguageRow[];
  modes: readonly Mode[];
  /** Years of experience, including those that the profile does not show. */
  years: number;
  created_at: EpochMs;
  /** When the candidate used the portal last. */
  seen_at: EpochMs;
}

export interface DemoRecruiter {
  name: string;
  email: string;
  phone: string;
  address: string;
  company_name: string;
  company: Company;
  /** What the recruiter writes for the company's page. */
  page: { about: string; website: string; location: string };
  verified: boolean;
  /** The current plan, its start, and whether an admin has yet to confirm the payment. */
  subscription?: { plan: PlanKey; started_at: EpochMs; pending: boolean };
  created_at: EpochMs;
}

export interface DemoJob extends PlainValues<typeof jobFields> {
  recruiter: number;
  role: RoleName;
  description: string;
  texts?: JobText[];
  language_requirements: LanguageRequirements;
  /** `YYYY-MM-DD` or null, in the zone. */
  closing_date: string | null;
  closing_zone: string;
  is_active: boolean;
  created_at: EpochMs;
}

export interface DemoApplication {
  candidate: number;
  job: number;
  status: ApplicationStatus;
  notes: string;
  applied_at: EpochMs;
  /** Time of the latest change of status. */
  changed_at: EpochMs;
}

export interface DemoJobView {
  candidate: number;
  job: number;
  viewed_at: EpochMs;
}

/** A view of a job's page by a visitor. */
export interface DemoPageView {
  job: number;
  viewed_at: EpochMs;
}

export interface DemoShortlistEntry {
  recruiter: number;
  candidate: number;
  job: number;
  status: ShortlistStatus;
  notes: string;
  /** The recruiter's note on the latest change of status. */
  change_notes: string;
  shortlisted_at: EpochMs;
  /** Time of the latest change of status. */
  changed_at: EpochMs;
}

export interface DemoReport {
  /** What is reported; `index` is its place in the list of candidates, recruiters or jobs. */
  subject: { type: ReportedType; index: number };
  reason: ReportReason;
  note: string;
  /** Index of the candidate who reports. */
  candidate: number;
  reported_at: EpochMs;
}

/** A certificate for everything that a candidate states of one language on one scale. */
export interface DemoCertificate {
  candidate: number;
  tag: string;
  scale: ScaleId;
  uploaded_at: EpochMs;
  /** Absent while no admin has checked it. */
  checked_at?: EpochMs;
}

/** What the recruiter of a job attests to a candidate whom they hired. */
export interface DemoAttestation {
  candidate: number;
  job: number;
  level: AttestedLevel;
  attested_at: EpochMs;
}

export interface DemoSample {
  candidate: number;
  tag: string;
  prompt: { text: string; language: string };
  recorded_at: EpochMs;
}

export interface DemoSavedSearch {
  /** Whose search it is; `index` is the place in the list of candidates or recruiters. */
  owner: { kind: 'candidate' | 'recruiter'; index: number };
  name: string;
  filters: SavedFilters;
  frequency: ReportFrequency;
  saved_at: EpochMs;
}

/** Messages between a company and a candidate, the earliest first. */
export interface DemoThread {
  recruiter: number;
  candidate: number;
  messages: readonly {
    from: ThreadSide;
    text: string;
    at: EpochMs;
    /** The other side has read it. */
    isRead: boolean;
  }[];
}

/** An interview by video of a company and a candidate. */
export interface DemoInterview {
  recruiter: number;
  candidate: number;
  job: number;
  minutes: number;
  zones: { recruiter: string; candidate: string };
  offered_at: EpochMs;
  times: readonly EpochMs[];
  /** Which of the times the candidate picked, and when. */
  agreed?: { at: EpochMs; picked_at: EpochMs };
  /** What the recruiter noted of the language of the work. */
  scorecard?: { tag: string; level: ScoredLevel; languageNote: string; note: string; questions: string[] };
}

export interface DemoData {
  candidates: DemoCandidate[];
  recruiters: DemoRecruiter[];
  jobs: DemoJob[];
  views: DemoJobView[];
  pageViews: DemoPageView[];
  applications: DemoApplication[];
  shortlist: DemoShortlistEntry[];
  reports: DemoReport[];
  certificates: DemoCertificate[];
  attestations: DemoAttestation[];
  samples: DemoSample[];
  searches: DemoSavedSearch[];
  threads: DemoThread[];
  interviews: DemoInterview[];
}
