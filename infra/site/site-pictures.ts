import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pictures of the site that name its operator, by file, with the size of those in pixels. */
const sizes: Readonly<Record<string, string>> = {
  'icon-192.png': '192x192',
  'icon-512.png': '512x512',
  'icon-maskable-512.png': '512x512',
  'apple-touch-icon.png': '180x180',
  'preview.png': '1200x630',
};
export const logoFile = 'icon.svg';

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer): string =>
  png.toString('latin1', 1, 4) === 'PNG' ? `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}` : 'no PNG';

/**
 * The pictures of a folder beside the settings, by file: all that show the logo, as one that is missing would show another's.
 * @throws Error that names what is missing, or has another size
 */
export function readPictures(folder: string): ReadonlyMap<string, Buffer> {
  const names = [logoFile, ...Object.keys(sizes)];
  const missing = names.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) throw new Error(`${folder} needs ${missing.join(', ')}.`);
  const pictures = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  for (const [name, size] of Object.entries(sizes)) {
    const own = sizeOf(pictures.get(name) ?? Buffer.of());
    if (own !== size) throw new Error(`${join(folder, name)} has ${own}; it needs ${size}.`);
  }
  if (!/<svg[\s>]/.test(String(pictures.get(logoFile)))) throw new Error(`${join(folder, logoFile)} is no SVG.`);
  return pictures;
}
