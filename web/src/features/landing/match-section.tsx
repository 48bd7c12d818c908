import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { directionOf } from '#shared/locales/languages.ts';
import { pageLanguage, useLanguage } from '#web/lib/i18n.ts';
import { createPart } from '#web/lib/later.tsx';
import { useNearViewport } from '#web/lib/use-near-viewport.ts';
import { useOnline } from '#web/lib/use-online.ts';

const id = 'match-example';

const useExample = createPart(async () => ({ Example: (await import('./match-example.tsx')).MatchExample }), {
  texts: ['matchExample'],
});

/** The example as a component, with the page's own HTML until its code is there. */
const Loaded = ({ fallback }: { fallback: ReactNode }) => {
  const part = useExample();
  return part ? <part.Example /> : fallback;
};

/** What the build renders into the page; absent in browsers. */
export const atBuild: { Example?: ComponentType } = {};

/** The prerendered HTML; empty where the visit did not begin with this page. */
const prerendered = (): string =>
  typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '');

/**
 * The example of a match. The landing page has its HTML from the build and no code of it: code and texts load
 * only for other languages, and after a visit of another page, when the section comes near, with a connection.
 */
export const MatchSection = () => {
  const ref = useRef<HTMLElement>(null);
  const near = useNearViewport(ref);
  const isOnline = useOnline();
  const isInPageLanguage = useLanguage() === pageLanguage;
  const [html] = useState(prerendered);
  if (atBuild.Example) {
    return (
      <section>
        <div id={id}>
          <atBuild.Example />
        </div>
      </section>
    );
  }
  const fallback = (
    <div
      id={id}
      // It is in the page's language until the reader's texts are there.
      {...(!isInPageLanguage && { lang: pageLanguage, dir: directionOf(pageLanguage) })}
      className={html === '' ? 'min-h-180' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, as the build rendered it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
  const isFallback = !near || !isOnline || (isInPageLanguage && html !== '');
  return <section ref={ref}>{isFallback ? fallback : <Loaded fallback={fallback} />}</section>;
};
