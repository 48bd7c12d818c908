import { type ComponentType, lazy, Suspense } from 'react';
import { loadCatalogues } from '#web/lib/i18n.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** A component whose code and texts load after the screen around it. */
const withTexts = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadCatalogues(['account'])]);
    return { default: component };
  });

const LoadedData = withTexts(async () => (await import('./your-data.tsx')).YourData);
const LoadedAccount = withTexts(async () => (await import('./own-account.tsx')).OwnAccount);
const LoadedDialog = withTexts(async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog);

/** Settings of candidates and recruiters for their own data. */
export const YourData = ({ owner }: { owner: 'candidate' | 'recruiter' }) => (
  <Suspense fallback={<Skeleton className="h-64 w-full" />}>
    <LoadedData owner={owner} />
  </Suspense>
);

/** Settings of admins for their own account. */
export const OwnAccount = () => (
  <Suspense fallback={<Skeleton className="h-32 w-full" />}>
    <LoadedAccount />
  </Suspense>
);

/** The dialog that changes the own e-mail address. */
export const ChangeEmail = ({ onClose }: { onClose: () => void }) => (
  <Suspense fallback={null}>
    <LoadedDialog onClose={onClose} />
  </Suspense>
);
