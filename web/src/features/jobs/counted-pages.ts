import { useEffect } from 'react';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { sendUnanswered } from '#web/lib/send-unanswered.ts';

const key = 'counted_jobs';

/** Marks a job as counted in this browser session; false when it was before, or when the browser stores nothing. */
const markCounted = (jobId: number): boolean => {
  try {
    const counted = (sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean);
    if (counted.includes(String(jobId))) return false;
    sessionStorage.setItem(key, [...counted, jobId].join(' '));
    return true;
  } catch {
    return false;
  }
};

/** Counts that a job's page was seen: once a job and browser session, as soon as the page is visible. */
export const useCountedPage = (jobId: number, isCounted: boolean): void => {
  useEffect(() => {
    if (!isCounted) return undefined;
    const send = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', send);
      if (markCounted(jobId)) sendUnanswered(jobCalls.countPageView, { params: { id: jobId } });
    };
    document.addEventListener('visibilitychange', send);
    send();
    return () => document.removeEventListener('visibilitychange', send);
  }, [jobId, isCounted]);
};
