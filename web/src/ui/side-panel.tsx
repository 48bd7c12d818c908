import { type ComponentProps, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { t } from '../lib/i18n.ts';
import { useMedia } from '../lib/use-media.ts';
import { IconButton } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { X } from './icons.ts';
import { ScrolledContent } from './scrolled-content.tsx';
import { panelId } from './use-desk.ts';

type Props = Omit<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange'> & {
  /** A press opened it: the focus moves here. */
  takesFocus: boolean;
  onClose: () => void;
};

/** Where there is room beside a list. */
export const besideQuery = '(width >= 64rem)';

/** Where the header ends, under which the panel sticks, and the gap below it, in pixels. */
const header = 80;
const gap = 16;

/** Lets an element reach down to the edge of the window, wherever it is at the time: what is at its foot stays in sight. */
const useRoomBelow = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const stretch = () => {
      const element = ref.current;
      if (!element) return;
      const top = Math.max(header, element.getBoundingClientRect().top);
      element.style.maxHeight = `${window.innerHeight - top - gap}px`;
    };
    stretch();
    window.addEventListener('scroll', stretch, { passive: true });
    window.addEventListener('resize', stretch);
    return () => {
      window.removeEventListener('scroll', stretch);
      window.removeEventListener('resize', stretch);
    };
  }, [ref]);
};

/** Beside the list, which stays in use. */
const Beside = ({ title, description, footer, children, takesFocus, onClose }: Props) => {
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  useRoomBelow(ref);
  useEffect(() => {
    if (takesFocus) ref.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section
      ref={ref}
      id={panelId}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="sticky top-20 flex flex-col rounded-lg border border-line bg-card"
    >
      <div className="flex items-start justify-between gap-4 border-b border-line px-5 py-4">
        <div className="min-w-0">
          <h2 id={titleId} className="text-xl wrap-anywhere">
            <bdi>{title}</bdi>
          </h2>
          {description && <p className="mt-1 text-sm wrap-anywhere text-soft">{description}</p>}
        </div>
        <IconButton label={t('common.close')} className="-m-2" onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <ScrolledContent label={title} className="min-h-0 flex-1 p-5">
        {children}
      </ScrolledContent>
      {footer && <div className="flex flex-wrap gap-2 border-t border-line px-5 py-3.5">{footer}</div>}
    </section>
  );
};

/** What is open beside a list; where there is no room beside it, a dialog. */
export const SidePanel = (props: Props) => {
  const isWide = useMedia(besideQuery);
  const isClosed = useRef(false);
  if (isWide) return <Beside {...props} />;
  const { onClose, takesFocus: _, ...dialog } = props;
  // A dialog reports one Escape twice; a second step back would leave the search.
  const closeOnce = () => {
    if (!isClosed.current) onClose();
    isClosed.current = true;
  };
  return <Dialog open onOpenChange={(isOpen) => !isOpen && closeOnce()} {...dialog} />;
};
