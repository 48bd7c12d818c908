import { Suspense, useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useT } from '#web/lib/i18n.ts';
import { registerNavigator } from '#web/lib/navigation.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { OfflineBanner } from '#web/ui/offline-banner.tsx';
import { PageFallback } from '#web/ui/page-fallback.tsx';
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
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-60 focus:rounded-md focus:bg-primary focus:px-4 focus:py-3 focus:font-semibold focus:text-on-primary"
      >
        {t('common.skipToContent')}
      </a>
      <OfflineBanner />
      <UpdateBanner />
      <Suspense fallback={<PageFallback />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
};
