import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Route, useLocation } from 'react-router-dom';
import { type CatalogueName, loadCatalogues, type MessageKey } from '../lib/i18n.ts';
import { PageFallback } from '../ui/page-fallback.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
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
 * A route whose code and texts load together when it is first visited.
 *
 * @param route.title key of the document's title
 * @param route.texts catalogues that the screen uses; `common` is always there
 */
export const screen = (route: {
  path: string;
  title: MessageKey;
  texts: readonly CatalogueName[];
  load: () => Promise<{ Component: ComponentType }>;
}) => {
  const Content = lazy(async () => {
    const [{ Component }] = await Promise.all([route.load(), loadCatalogues(route.texts)]);
    return { default: () => <Arrived title={route.title} Content={Component} /> };
  });
  const element = (
    <ScreenFrame>
      <Content />
    </ScreenFrame>
  );
  return <Route key={route.path} path={route.path} element={element} />;
};
