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
const recruiterItem = { PK: 'RECRUITER#3', SK: 'STATS', entity: 'recruiter_stats', schema_version: 1, total_jobs: 2 };

test('missing figures and sums below 0 are 0', () => {
  expect(parseDashboardFigures(dashboardItem)).toEqual({
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
  });
  expect(parseRecruiterFigures(recruiterItem)).toEqual({ total_jobs: 2, active_jobs: 0, total_applications: 0 });
});

test('all figures are 0 before the first change', () => {
  expect(Object.values(parseDashboardFigures(undefined))).toEqual(Array(10).fill(0));
  expect(Object.values(parseRecruiterFigures(undefined))).toEqual(Array(3).fill(0));
});
