import type { ReactNode, Ref } from 'react';
import { t } from '../lib/i18n.ts';
import { IconLink, inElement } from './button.tsx';
import { ArrowLeft } from './icons.ts';

/** The head of a screen with a long list, in one line: the way back, the only h1, a short text, and actions at the end. */
export const DenseHeader = ({
  title,
  backTo,
  backLabel,
  count,
  children,
  actions,
  actionsRef,
}: {
  title: string;
  backTo: string;
  backLabel?: string;
  /** How many the list has. */
  count?: ReactNode;
  /** What the screen is for; not on phones. */
  children?: ReactNode;
  actions?: ReactNode;
  /** The element around the actions, which may come later. */
  actionsRef?: Ref<HTMLDivElement>;
}) => (
  <header className="mb-2 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
    <IconLink to={backTo} label={backLabel ?? t('common.back')} className="-ms-3 -me-2 self-start">
      <ArrowLeft className="size-5 rtl:rotate-180" aria-hidden="true" />
    </IconLink>
    <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
      <h1 className="min-w-0 text-xl wrap-anywhere max-sm:leading-tight sm:text-2xl">{title}</h1>
      {count && <p className="text-sm text-soft">{inElement(count)}</p>}
      {children && <p className="text-sm text-soft max-sm:hidden">{inElement(children)}</p>}
    </div>
    {(actions || actionsRef) && (
      <div ref={actionsRef} className="flex items-center gap-2 empty:hidden max-sm:[&_button>span]:sr-only sm:gap-3">
        {actions}
      </div>
    )}
  </header>
);
