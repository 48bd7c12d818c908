import { Component, type ReactNode } from 'react';
import { t } from '#web/lib/i18n.ts';
import { LoadFailure } from '#web/lib/load-code.ts';
import { Button } from './button.tsx';

const isOfConnection = (cause: unknown): boolean =>
  cause instanceof LoadFailure || (cause as { code?: unknown } | null)?.code === 'NETWORK' || !navigator.onLine;

/** Why a screen or dialog cannot be shown: the connection, which is never called our failure, or an error of the code. */
export const crashText = (cause: unknown): string =>
  t(isOfConnection(cause) ? 'common.crash.connection' : 'common.crash.text');

/** Limits the failure of a screen, or of loading its code, to that screen. `help` is shown below the failure. */
export class ErrorBoundary extends Component<
  { children: ReactNode; help?: ReactNode },
  { failure?: { cause: unknown } }
> {
  override state: { failure?: { cause: unknown } } = {};

  static getDerivedStateFromError(cause: unknown) {
    return { failure: { cause } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return (
      <div role="alert" className="mx-auto max-w-xl px-4 py-20 text-center sm:px-6">
        <h1 className="text-3xl">{t('common.crash.title')}</h1>
        <p className="mt-3 mb-6 text-soft">{crashText(failure.cause)}</p>
        <Button onClick={() => window.location.reload()}>{t('common.crash.reload')}</Button>
        {this.props.help}
      </div>
    );
  }
}
