import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { CatalogueName } from '#shared/locales/catalogues.ts';
import { addEnglish } from '#web/lib/i18n.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** The HTML of components in English, with the texts of some catalogues besides `common`. */
export const markupOf = (element: ReactNode, texts: Partial<Record<CatalogueName, object>>): string => {
  for (const [name, messages] of Object.entries(texts)) addEnglish(name as CatalogueName, messages);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <StaticRouter location="/">{element}</StaticRouter>
    </QueryClientProvider>,
  );
};

/** The links of some HTML by their texts. */
export const linksIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, address = '', content = '']) => [
      textOf(content),
      address,
    ]),
  );

/** The text of some HTML. */
export const textOf = (html: string): string =>
  html
    // A place where a line may break is no space.
    .replaceAll(/<wbr\s*\/?>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
