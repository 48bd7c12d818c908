interface Labelled {
  labels?: readonly string[] | undefined;
  label_marks?: readonly { label: string; at: string; name: string | null }[] | undefined;
}

/** The company's own labels of a person in a cell of a table, with who gave them and when, as far as that is known. */
export const labelCell = ({ labels = [], label_marks: marks = [] }: Labelled): string =>
  labels
    .map((label) => {
      const mark = marks.find((each) => each.label === label);
      const origin = mark && [mark.name, mark.at.slice(0, 'YYYY-MM-DD'.length)].filter(Boolean).join(', ');
      return origin ? `${label} (${origin})` : label;
    })
    .join('; ');
