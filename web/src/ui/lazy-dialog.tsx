import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useIdleLoad } from '../lib/use-idle-load.ts';

/** A dialog that screens do not start with: its code loads when the browser is idle. */
const createLazyDialog = <Props extends { open: boolean }>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const Loaded = lazy(load) as ComponentType<Props>;
  return (props: Props) => {
    const [hasOpened, setOpened] = useState(false);
    useIdleLoad(load);
    // From then on it stays, so that it can return the focus when it closes.
    if (props.open && !hasOpened) setOpened(true);
    return <Suspense fallback={null}>{(props.open || hasOpened) && <Loaded {...props} />}</Suspense>;
  };
};

export const LazyDialog = createLazyDialog(async () => ({ default: (await import('./dialog.tsx')).Dialog }));

export const LazyConfirmDialog = createLazyDialog(async () => ({
  default: (await import('./confirm-dialog.tsx')).ConfirmDialog,
}));
