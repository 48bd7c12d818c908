import type { BrowserContext } from '@playwright/test';

/**
 * Replaces every text node by one in `<font><font>`, those that appear later too, as Chrome's translator does: React keeps
 * the previous nodes, which are no longer on the page. The words stay. Begins when the page is hydrated, or `at once`:
 * while the page is read. Texts then get a character of no width, which tests do not see: React does not find its texts.
 */
const translate = (context: BrowserContext, begins: 'at once' | 'hydrated'): Promise<unknown> =>
  context.addInitScript((begins) => {
    const untouched = 'font, script, style, textarea, option, title, svg, [translate="no"], [contenteditable="true"]';
    const wrap = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(begins === 'at once' ? `${text.data}\u200B` : text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateIn = (root: Node) => {
      if (root instanceof Text) return wrap(root);
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) wrap(text);
    };
    const watch = (root: Node) => {
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translateIn(node);
      }).observe(root, { childList: true, characterData: true, subtree: true });
    };
    const start = () => {
      if ('stopRecordingEvents' in window) return void setTimeout(start, 50);
      translateIn(document.body);
      watch(document.body);
    };
    if (begins === 'at once') watch(document);
    else window.addEventListener('load', start);
  }, begins);

/** Translates pages that are hydrated. */
export const translatePages = (context: BrowserContext): Promise<unknown> => translate(context, 'hydrated');

/** Translates pages before they are hydrated, as a browser does that knows the address. */
export const translateAtOnce = (context: BrowserContext): Promise<unknown> => translate(context, 'at once');
