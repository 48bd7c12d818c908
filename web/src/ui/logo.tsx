import { cx } from '../lib/cx.ts';

/** The mark: two voices, one answering the other. Decorative; put the product's name beside it. Operators replace it by
 * a style of this class (`infra/site/site-styles.ts`). */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 32 32" className={cx('logo-mark size-8 shrink-0', className)} aria-hidden="true">
    <rect width="32" height="32" rx="8" className="fill-primary" />
    <path d="M7 9h11v8h-6l-3.500 3.500V17H7z" className="fill-paper" />
    <path d="M20 13h5v8h-1.500v3.500L20 21h-6v-2.500h6z" className="fill-accent" />
  </svg>
);
