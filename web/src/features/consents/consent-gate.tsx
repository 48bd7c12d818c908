import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { later } from '#web/lib/later.tsx';
import { useMissingConsents } from '#web/lib/missing-consents.ts';
import { PageFallback } from '#web/ui/page-fallback.tsx';

/** Loads with the first question only: most visits have none. */
const Question = later(async () => (await import('./consent-screen.tsx')).ConsentScreen, {
  texts: ['consents'],
  waiting: <PageFallback />,
});

/**
 * Shows the question for missing consents in place of a signed-in user's screen, at whichever they come to first. The
 * account's page stays: who does not accept takes their data and deletes the account there.
 */
export const ConsentGate = ({ token, children }: { token: string | undefined; children: ReactNode }) => {
  const documents = useMissingConsents(token);
  const { pathname } = useLocation();
  if (documents.length === 0 || pathname === linkTo('account')) return children;
  return <Question documents={documents} />;
};
