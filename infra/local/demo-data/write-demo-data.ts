import type { SeedKind } from '../seed.ts';
import { makeDemoData } from './make-demo-data.ts';
import { writeAdmins, writeCandidates, writePlans, writeRecruiters } from './write-accounts.ts';
import { writeApplications, writeJobs, writeShortlist } from './write-jobs.ts';

/** Fills a new table through the domains' own stores: everything, or only the plans and the two demo admins. */
export const writeDemoData = async (kind: SeedKind): Promise<void> => {
  const now = Date.now();
  const plans = await writePlans(now);
  await writeAdmins(now);
  if (kind === 'empty') {
    return;
  }
  const data = makeDemoData(now);
  const [candidates, recruiters] = await Promise.all([
    writeCandidates(data.candidates),
    writeRecruiters(data.recruiters, plans),
  ]);
  const jobs = await writeJobs(data.jobs, recruiters);
  const written = { candidates, recruiters, jobs };
  await Promise.all([writeApplications(data.applications, written), writeShortlist(data.shortlist, written, now)]);
};
