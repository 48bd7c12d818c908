import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MessageKey } from '#shared/locales/catalogues.ts';
import { LazySupportLine } from '#web/features/support/lazy-support.tsx';
import { useT } from '#web/lib/i18n.ts';
import { ScreenTitleContext } from '#web/lib/screen-title.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageFallback } from '#web/ui/page-fallback.tsx';
import { useScreenAnnouncement } from './use-screen-announcement.ts';

/** A screen whose code and texts are loaded: announces itself, then shows its content. */
export const LoadedScreen = ({ title, Content }: { title: MessageKey; Content: ComponentType }) => {
  const t = useT();
  const [ownTitle, setOwnTitle] = useState<string>();
  useScreenAnnouncement(ownTitle ?? t(title));
  return (
    <ScreenTitleContext value={setOwnTitle}>
      <Content />
    </ScreenTitleContext>
  );
};

/** The error boundary and the loading state of one screen. */
export const ScreenFrame = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} help={<LazySupportLine />}>
      <Suspense fallback={<PageFallback />}>{children}</Suspense>
    </ErrorBoundary>
  );
};
