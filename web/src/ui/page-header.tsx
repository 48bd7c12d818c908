import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../lib/i18n.ts';
import { ArrowLeft } from './icons.ts';

/** The head of a screen: the only h1, a line below it, actions at the end, and a way back. */
export const PageHeader = ({
  title,
  lang,
  children,
  actions,
  actionsRef,
  backTo,
  backLabel,
}: {
  title: string;
  /** The language of the title, where it is not the page's. */
  lang?: string | undefined;
  children?: ReactNode;
  actions?: ReactNode;
  /** The element around the actions, which may come later. */
  actionsRef?: Ref<HTMLDivElement>;
  backTo?: string;
  backLabel?: string;
}) => (
  <header className="mb-4 sm:mb-6">
    {backTo && (
      <Link
        to={backTo}
        className="mb-2 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-primary hover:underline"
      >
        <ArrowLeft className="size-4 rtl:rotate-180" aria-hidden="true" />
        <span>{backLabel ?? t('common.back')}</span>
      </Link>
    )}
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 lang={lang} className="text-2xl wrap-anywhere sm:text-3xl">
          {title}
        </h1>
        {children && <div className="mt-2 max-w-2xl text-lg wrap-anywhere text-soft">{children}</div>}
      </div>
      {(actions || actionsRef) && (
        <div ref={actionsRef} className="flex flex-wrap items-center gap-3 empty:hidden">
          {actions}
        </div>
      )}
    </div>
  </header>
);
