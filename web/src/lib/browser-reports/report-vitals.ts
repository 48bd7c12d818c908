import { onCLS, onINP, onLCP } from 'web-vitals';
import type { Vitals } from '#shared/domain/browser-report.ts';

/** Measures Web Vitals from the start of the visit, and hands over their buckets once, when the page is first hidden. */
export const reportVitals = (report: (vitals: Vitals) => void): void => {
  const vitals: Vitals = {};
  const always = { reportAllChanges: true };
  onLCP(({ rating }) => {
    vitals.lcp = rating;
  }, always);
  onINP(({ rating }) => {
    vitals.inp = rating;
  }, always);
  onCLS(({ rating }) => {
    vitals.cls = rating;
  }, always);
  const onVisibility = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', onVisibility);
    if (Object.keys(vitals).length > 0) report(vitals);
  };
  document.addEventListener('visibilitychange', onVisibility);
};
