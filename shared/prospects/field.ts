/** What the table may say of a field. */
export type Field = {
  /** What it is called on the screen. */
  label: string;
  /** What it is called where a file is read, when that is something else. */
  inFiles?: string;
  kind: string;
  /** The values that it may have, and what people read for each. */
  choices?: Readonly<Record<string, string>>;
  /** How many columns of a file may give it. */
  imported?: 'one' | 'several';
  /** One of those of which a prospect has one at least. */
  names?: true;
  /** A second line on the same prospect adds it, when the first said nothing of it. */
  completed?: true;
  /** Its column in the export, named so that the import reads it back. */
  exported?: string;
  /** Attributes of the stored prospect that hold it, when that is not one of its name; the last is as people read it. */
  stored?: readonly string[];
  /** A merge may take it of another prospect, together with these attributes. */
  merged?: readonly string[];
  /** Characters that it takes at most. */
  max?: number;
  /** It may be given at a creation and in an edit. */
  given?: true;
  /** Answers show it. */
  shown?: true;
  /** It may have no value. */
  mayLack?: true;
  /** It always has a value. */
  always?: true;
};
