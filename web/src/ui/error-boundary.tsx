import { Component, type ReactNode } from 'react';
import { t } from '#web/lib/i18n.ts';
import { Button } from './button.tsx';

/** Limits the failure of a screen, or of loading its code, to that screen. `help` is shown below the failure. */
export class ErrorBoundary extends Component<{ children: ReactNode; help?: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="mx-auto max-w-xl px-4 py-20 text-center sm:px-6">
        <h1 className="text-3xl">{t('common.crash.title')}</h1>
        <p className="mt-3 mb-6 text-soft">{t('common.crash.text')}</p>
        <Button onClick={() => window.location.reload()}>{t('common.crash.reload')}</Button>
        {this.props.help}
      </div>
    );
  }
}
