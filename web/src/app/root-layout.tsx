import { Suspense, useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useT } from '#web/lib/i18n.ts';
import { registerNavigator } from '#web/lib/navigation.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { OfflineBanner } from '#web/ui/offline-banner.tsx';
import { PageFallback } from '#web/ui/page-fallback.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { UpdateBanner } from '#web/ui/update-banner.tsx';
import { useScrollPosition } from './use-scroll-position.ts';

/** The frame of every screen: skip link, banners, scroll position, and the last error boundary. */
export const RootLayout = () => {
  const t = useT();
  const navigate = useNavigate();
  useScrollPosition();
  useEffect(() => registerNavigator((path, state) => void navigate(path, { replace: true, state })), [navigate]);
  return (
    <ErrorBoundary>
      <SkipLink to="content">{t('common.skipToContent')}</SkipLink>
      <OfflineBanner />
      <UpdateBanner />
      <Suspense fallback={<PageFallback />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
};
