import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Route, useLocation } from 'react-router-dom';
import { loadCatalogues, type MessageKey } from '../lib/i18n.ts';
import { PageFallback } from '../ui/page-fallback.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import type { ScreenRoute } from './screens.ts';
import { useArrival } from './use-arrival.ts';

/** A loaded screen: sets the title and moves the focus once its texts are there. */
export const Arrived = ({ title, Content }: { title: MessageKey; Content: ComponentType }) => {
  useArrival(title);
  return <Content />;
};

/** The error boundary and the loading state of one screen. */
export const ScreenFrame = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<PageFallback />}>{children}</Suspense>
    </ErrorBoundary>
  );
};

/**
 * The route of a screen: its code and texts load together when it is first visited. `content` is the screen itself
 * where both are there already.
 */
export const screen = (route: ScreenRoute, content?: ReactNode) => {
  const Later = lazy(async () => {
    const [{ Component }] = await Promise.all([route.load(), loadCatalogues(route.texts)]);
    return { default: () => <Arrived title={route.title} Content={Component} /> };
  });
  const element = <ScreenFrame>{content ?? <Later />}</ScreenFrame>;
  return <Route key={route.path} path={route.path} element={element} />;
};
