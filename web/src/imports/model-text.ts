type Texts = Readonly<Record<string, string | undefined>>;

/** A table for who starts theirs: the names of the columns, and one example. */
export function modelText(labels: Texts, example: Texts): string {
  const lines = [Object.keys(example).map((field) => labels[field]), Object.values(example)];
  return lines.map((cells) => `${cells.join(';')}\r\n`).join('');
}
