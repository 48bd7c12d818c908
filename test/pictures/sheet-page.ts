import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, type PicturedScreen } from './pictured-screens.ts';
import { fileOf, picturesDir, type Shot, shotsOfSheet } from './shots.ts';
import { type StateName, states } from './states.ts';

const thumbWidths = { 360: 136, 1280: 400, 1920: 600 } as const;
const thumbHeight = 294;

const style = `
  body { margin: 0; padding: 16px; width: max-content; background: #e9e6df; color: #22302a; font: 15px sans-serif; }
  h2 { margin: 14px 0 6px; font-size: 18px; }
  .row { display: flex; gap: 10px; }
  figure { margin: 0; }
  .thumb { height: ${thumbHeight}px; overflow: hidden; border: 1px solid #b9b4a8; background: #fff; }
  .thumb img { display: block; width: 100%; }
  figcaption { padding-top: 3px; font-size: 13px; }
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const figureOf = (screen: PicturedScreen, state: StateName, shot: Shot): string => {
  const file = fileOf(screen, state, shot);
  if (!existsSync(join(picturesDir, file))) return '';
  const caption = state === 'full' ? `${shot.width} ${shot.theme}` : state;
  const width = thumbWidths[shot.width];
  return `<figure style="width: ${width}px"><div class="thumb"><img src="${file}"></div><figcaption>${caption}</figcaption></figure>`;
};

const rowOf = (screen: PicturedScreen): string => {
  const figures = (Object.keys(states) as StateName[]).flatMap((state) =>
    shotsOfSheet(state).map((shot) => figureOf(screen, state, shot)),
  );
  return `<h2>${escaped(nameOf(screen))}</h2><div class="row">${figures.join('')}</div>`;
};

/** HTML of a contact sheet: a row of thumbnails for each screen, to be opened in the folder of the pictures. */
export const sheetPage = (screens: readonly PicturedScreen[]): string =>
  `<!doctype html><meta charset="utf-8"><style>${style}</style>${screens.map(rowOf).join('')}`;
