import { expect, test } from 'vitest';
import { parseDashboardFigures, parseRecruiterFigures } from './stored-figures.ts';

const dashboardItem = {
  PK: 'STATISTICS',
  SK: 'STATISTICS',
  entity: 'statistics',
  schema_version: 1,
  totalCandidates: 9,
  totalRecruiters: 4,
  verifiedRecruiters: 3,
  unverifiedRecruiters: 1,
  totalJobs: 12,
  pendingPayments: -1,
};
/** Figures that the item of the first versions lacks. */
const notCountedAtFirst = {
  allCandidates: 0,
  allRecruiters: 0,
  allAdmins: 0,
  allJobs: 0,
  allApplications: 0,
  deactivatedCandidates: 0,
  deactivatedRecruiters: 0,
  inactiveAdmins: 0,
  activeSubscriptions: 0,
  completedSubscriptions: 0,
  paidRupees: 0,
  refundedPaise: 0,
};
const recruiterItem = { PK: 'RECRUITER#3', SK: 'STATS', entity: 'recruiter_stats', schema_version: 1, total_jobs: 2 };

test('missing figures and sums below 0 are 0', () => {
  expect(parseDashboardFigures([dashboardItem])).toEqual({
    totalCandidates: 9,
    totalRecruiters: 4,
    verifiedRecruiters: 3,
    unverifiedRecruiters: 1,
    totalJobs: 12,
    pendingPayments: 0,
    totalSubscriptions: 0,
    waitingRecruiters: 0,
    openReports: 0,
    openCertificates: 0,
    ...notCountedAtFirst,
  });
  expect(parseRecruiterFigures(recruiterItem)).toEqual({ total_jobs: 2, active_jobs: 0, total_applications: 0 });
});

test('figures with many writers are the sums of all parts', () => {
  const part = { ...dashboardItem, SK: 'PART#3', allApplications: 40 };
  const other = { PK: 'STATISTICS', SK: 'PART#7', entity: 'statistics', schema_version: 1, allApplications: -2 };
  const { totalCandidates, totalRecruiters, allApplications } = parseDashboardFigures([
    { ...part, totalCandidates: 0, totalRecruiters: 0 },
    other,
    dashboardItem,
  ]);
  expect({ totalCandidates, totalRecruiters, allApplications }).toEqual({
    totalCandidates: 9,
    totalRecruiters: 4,
    allApplications: 38,
  });
});

test('all figures are 0 before the first change', () => {
  expect(Object.values(parseDashboardFigures([]))).toEqual(Array(22).fill(0));
  expect(Object.values(parseRecruiterFigures(undefined))).toEqual(Array(3).fill(0));
});
