import type { BrowserContext } from '@playwright/test';

/**
 * Replaces every text node by one in `<font><font>`, those that appear later too, as Chrome's translator does: React keeps
 * the former nodes, which are no longer on the page. The words stay. Begins when the page is hydrated.
 */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const untouched = 'font, script, style, textarea, option, title, svg, [translate="no"], [contenteditable="true"]';
    const translate = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateIn = (root: Node) => {
      if (root instanceof Text) return translate(root);
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) translate(text);
    };
    const start = () => {
      if ('stopRecordingEvents' in window) return void setTimeout(start, 50);
      translateIn(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translateIn(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    window.addEventListener('load', start);
  });
