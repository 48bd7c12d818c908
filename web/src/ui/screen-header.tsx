import { createContext, type ReactNode, type Ref, useContext, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { type HeadedName, type Heading, headings } from '#web/config/headings.ts';
import { dashboardOf, linkTo } from '#web/config/links.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { DenseHeader } from './dense-header.tsx';
import { PageHeader } from './page-header.tsx';

interface ScreenHeaderProps {
  name: HeadedName;
  /** Takes the place of the heading's text. */
  text?: string | undefined;
  actions?: ReactNode;
}

/** A head that is already on the screen: the place of its actions, and what changes its text. */
interface PaintedHeader {
  actions: HTMLElement | null;
  setText: (text: string | undefined) => void;
}

const PaintedHeaderContext = createContext<PaintedHeader | undefined>(undefined);

/** Gives a screen the head that was painted before its code was loaded. */
export const PaintedHeaderProvider = PaintedHeaderContext.Provider;

/** The head of a screen by its name. `actionsRef` is the place of actions that are not known yet. */
export const HeaderOf = ({ name, text, ...rest }: ScreenHeaderProps & { actionsRef?: Ref<HTMLDivElement> }) => {
  const t = useT();
  const session = useSession();
  const { title, text: usual, back, backLabel, isNarrow, isDense }: Heading = headings[name];
  const dashboard = session ? dashboardOf[session.userType] : linkTo('landing');
  const Header = isDense ? DenseHeader : PageHeader;
  const shown = text ?? t(usual);
  return (
    <div className={cx(isNarrow && 'mx-auto max-w-3xl print:hidden')}>
      <Header
        title={t(title)}
        backTo={back ? linkTo(back) : dashboard}
        {...(backLabel && { backLabel: t(backLabel) })}
        {...(isDense && text !== undefined ? { count: text } : { children: shown })}
        {...rest}
      />
    </div>
  );
};

/** The head of a screen whose heading is painted before its code is loaded: that one, if it is there. */
export const ScreenHeader = (props: ScreenHeaderProps) => {
  const painted = useContext(PaintedHeaderContext);
  const { text, actions } = props;
  const setText = painted?.setText;
  useLayoutEffect(() => setText?.(text), [setText, text]);
  if (!painted) return <HeaderOf {...props} />;
  return painted.actions && createPortal(actions, painted.actions);
};
