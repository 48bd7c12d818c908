import { cx } from '../lib/cx.ts';

/** The first letter of a name that may be masked with stars. */
const initialOf = (name: string) => /\p{L}/u.exec(name)?.[0] ?? '?';

/** A picture, or the first letter of the name. Decorative: the name is shown beside it. */
export const Avatar = ({ name, src, className }: { name: string; src?: string | null; className?: string }) =>
  src ? (
    <img
      src={src}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      className={cx('size-12 shrink-0 rounded-full object-cover', className)}
    />
  ) : (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-12 shrink-0 place-items-center rounded-full bg-accent-tint font-display text-lg font-bold uppercase text-accent-ink',
        className,
      )}
    >
      {initialOf(name)}
    </span>
  );
