import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import type { TestApi } from './api.ts';
import { makePrincipal, type Principal } from './principals.ts';
import { subscribe } from './records.ts';

/** Returns what makes a company with candidates whom it unlocked, at a time. */
export function companyMaker(api: TestApi, start: number) {
  let made = 0;
  return async (candidates = 1) => {
    api.clock.set(start);
    made += 1;
    const recruiter = await makePrincipal('recruiter', made);
    await subscribe(recruiter.id);
    const people: Principal[] = [];
    for (let nth = 0; nth < candidates; nth += 1) {
      const candidate = await makePrincipal('candidate', made * 100 + nth);
      await unlockCandidate(recruiter.id, candidate.id, clock.now());
      people.push(candidate);
    }
    return { recruiter, candidates: people, candidate: people[0] as Principal };
  };
}
