import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowRight } from './icons.ts';

/** A wide link to another screen: its name and what is there. */
export const LinkCard = ({
  to,
  icon,
  title,
  children,
}: {
  to: string;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) => (
  <Link
    to={to}
    className="group flex items-center gap-4 rounded-lg border border-line bg-card p-4 transition-colors hover:border-primary sm:px-5"
  >
    <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-tint text-primary-strong [&_svg]:size-5">
      {icon}
    </span>
    <span className="min-w-0 flex-1">
      <span className="block font-semibold">{title}</span>
      <span className="block text-sm text-soft">{children}</span>
    </span>
    <ArrowRight className="size-4 shrink-0 text-soft group-hover:text-primary rtl:rotate-180" aria-hidden="true" />
  </Link>
);
