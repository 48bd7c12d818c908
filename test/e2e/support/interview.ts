import * as z from 'zod/mini';
import { expectOk } from '#test/support/http-api.ts';
import { apply, postJob } from './api.ts';
import { portal } from './portal.ts';
import type { Session } from './sessions.ts';

const offered = z.object({ interviews: z.array(z.object({ id: z.string() })) });

/** An interview by video that begins in a few minutes, so that its room is open. */
export const agreeOnInterview = async (
  recruiter: Session,
  candidate: Session,
  fields: Record<string, unknown> = {},
): Promise<string> => {
  const job = await postJob(recruiter, fields);
  await apply(candidate, job);
  const begin = `${new Date(Date.now() + 5 * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)}`;
  const { body } = await expectOk(portal, 'POST', '/interviews', {
    token: recruiter.token,
    body: { candidate_ids: [candidate.id], job_id: job, minutes: 30, times: [begin], zone: 'UTC' },
  });
  const id = offered.parse(body).interviews[0]?.id ?? '';
  await expectOk(portal, 'PUT', `/interviews/${id}/time`, {
    token: candidate.token,
    body: { at: new Date(`${begin}Z`).toISOString(), zone: 'Asia/Tokyo' },
  });
  return id;
};
