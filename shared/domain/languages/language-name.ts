/** Returns the name of a language for its tag. */
export type NameOf = (tag: string) => string;

/** The longest part of a tag that has a name, with the rest in brackets: `Chinese (Hant-HK)`. */
function nameIn(names: Readonly<Record<string, string>>, tag: string): string {
  const subtags = tag.split('-');
  for (let length = subtags.length; length > 0; length -= 1) {
    const name = names[subtags.slice(0, length).join('-')];
    if (name !== undefined) return length === subtags.length ? name : `${name} (${subtags.slice(length).join('-')})`;
  }
  return tag;
}

/** Returns the name of each tag by a table of names; a tag without any name is its own. */
export const namerOf =
  (names: Readonly<Record<string, string>>): NameOf =>
  (tag) =>
    nameIn(names, tag);
