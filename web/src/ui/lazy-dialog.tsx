import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useIdleLoad } from '../lib/use-idle-load.ts';
import type { Dialog } from './dialog.tsx';

const loadDialog = () => import('./dialog.tsx');
const LoadedDialog = lazy(async () => ({ default: (await loadDialog()).Dialog }));

/** A dialog that screens do not start with: its code loads when the browser is idle. */
export const LazyDialog = (props: ComponentProps<typeof Dialog>) => {
  const [hasOpened, setOpened] = useState(false);
  useIdleLoad(loadDialog);
  // From then on it stays, so that it can return the focus when it closes.
  if (props.open && !hasOpened) setOpened(true);
  return <Suspense fallback={null}>{(props.open || hasOpened) && <LoadedDialog {...props} />}</Suspense>;
};
