import { readStatistics } from '#functions/entities/statistics/statistics-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { adminCalls } from '#shared/contracts/admin.ts';

const paiseInRupee = 100;

/** The dashboard's figures, counted by the stream: one small read, whatever the size of the table. */
export const stats: UseCase<typeof adminCalls.stats> = async ({ now }) => {
  const { paidRupees, refundedPaise, ...figures } = await readStatistics(now);
  return {
    totalCandidates: figures.totalCandidates,
    totalRecruiters: figures.totalRecruiters,
    verifiedRecruiters: figures.verifiedRecruiters,
    unverifiedRecruiters: figures.unverifiedRecruiters,
    totalJobs: figures.allJobs,
    activeJobs: figures.openJobs,
    pendingPayments: figures.pendingPayments,
    totalSubscriptions: figures.totalSubscriptions,
    activeSubscriptions: figures.activeSubscriptions,
    totalRevenue: (paidRupees * paiseInRupee - refundedPaise) / paiseInRupee,
    waitingRecruiters: figures.waitingRecruiters,
    openReports: figures.openReports,
    openCertificates: figures.openCertificates,
    activeCandidates: Math.max(0, figures.totalCandidates - figures.deactivatedCandidates),
    activeRecruiters: Math.max(0, figures.totalRecruiters - figures.deactivatedRecruiters),
    allCandidates: figures.allCandidates,
    allRecruiters: figures.allRecruiters,
  };
};
