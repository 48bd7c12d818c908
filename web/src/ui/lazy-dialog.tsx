import { Component, type ComponentType, type ReactNode, useState } from 'react';
import type { CatalogueName } from '#shared/locales/catalogues.ts';
import { useT } from '../lib/i18n.ts';
import { type LaterComponent, later } from '../lib/later.tsx';
import { useOnline } from '../lib/use-online.ts';
import { crashText } from './error-boundary.tsx';
import { LoaderCircle } from './icons.ts';
import { toast } from './toast-store.ts';

/** How a dialog is closed: those that stay rendered while closed have `open`. */
type Closable = { onClose: () => void } | { open: boolean; onOpenChange: (open: boolean) => void };

const closeOf = (props: Closable) => () => ('onClose' in props ? props.onClose() : props.onOpenChange(false));

/**
 * Says that a dialog loads after its button was pressed, or waits for a connection. Appears late, as most are there before;
 * the page stays usable.
 */
const Opening = () => {
  const t = useT();
  const isOnline = useOnline();
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-0 z-40 m-auto flex size-fit animate-late items-center gap-2.5 rounded-full border border-edge bg-card px-5 py-3 text-soft shadow-lg"
    >
      <LoaderCircle className="size-5 animate-turn" aria-hidden="true" />
      <span>{t(isOnline ? 'common.loading' : 'common.waitsForConnection')}</span>
    </p>
  );
};

/** Closes a dialog that could not be loaded, and says why; the next press tries again. */
class FailureBoundary extends Component<
  { isOpen: boolean; onFailure: () => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown) {
    toast.error(crashText(cause));
    this.props.onFailure();
  }

  override componentDidUpdate(previous: { isOpen: boolean }) {
    if (this.state.failed && this.props.isOpen && !previous.isOpen) this.setState({ failed: false });
  }

  override render() {
    return !this.state.failed && this.props.children;
  }
}

/** A dialog whose code and texts load with its first press, or before. */
export const laterDialog = <Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly CatalogueName[] = [],
): LaterComponent<Props> => {
  const Loaded = later(load, { texts, waiting: <Opening /> });
  return Object.assign(
    (props: Props) => (
      <FailureBoundary isOpen={!('open' in props) || props.open} onFailure={closeOf(props)}>
        <Loaded {...props} />
      </FailureBoundary>
    ),
    { load: Loaded.load, usePreload: Loaded.usePreload },
  );
};

/** A dialog that screens do not start with, rendered while closed too: its code loads when the browser is idle. */
const closedDialog = <Props extends Closable & { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const Loaded = laterDialog(load);
  return (props) => {
    const [hasOpened, setOpened] = useState(false);
    Loaded.usePreload();
    // From then on it stays, so that it can return the focus when it closes.
    if (props.open && !hasOpened) setOpened(true);
    return (props.open || hasOpened) && <Loaded {...props} />;
  };
};

export const LazyDialog = closedDialog(async () => (await import('./dialog.tsx')).Dialog);

export const LazyConfirmDialog = closedDialog(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);
