import { type ComponentType, useMemo, useState } from 'react';
import { type HeadedName, type Heading, headings } from '#web/config/headings.ts';
import { isPrefetched } from '#web/config/routes.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { createPart } from '#web/lib/later.tsx';
import { HeaderOf, PaintedHeaderProvider } from '#web/ui/screen-header.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { screenLoaders } from './screen-loaders.ts';

/** A screen whose heading is painted first; its code and the transport of its calls load after that. */
export const createStartedScreen = (name: HeadedName): ComponentType => {
  const { isNarrow }: Heading = headings[name];
  const useScreen = createPart(async () => {
    const transport = isPrefetched(name) ? undefined : import('#web/lib/transport.ts');
    const [{ Component }] = await Promise.all([screenLoaders[name](), transport]);
    return { Component };
  });
  return () => {
    const t = useT();
    const screen = useScreen();
    const [text, setText] = useState<string>();
    const [actions, setActions] = useState<HTMLElement | null>(null);
    const painted = useMemo(() => ({ actions, setText }), [actions]);
    return (
      <>
        <HeaderOf name={name} text={text} actionsRef={setActions} />
        {screen ? (
          <PaintedHeaderProvider value={painted}>
            <screen.Component />
          </PaintedHeaderProvider>
        ) : (
          <div className={cx(isNarrow && 'mx-auto max-w-3xl')}>
            <SkeletonCards label={t('common.loading')} />
          </div>
        )}
      </>
    );
  };
};
