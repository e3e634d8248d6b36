/** Choices of a list, with one for none of them. */
export const withNone = (labels: Readonly<Record<string, string>>, none: string) => [
  { value: '', label: none },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
