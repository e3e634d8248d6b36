/** Makes an element. Text stays text: nothing is ever read as markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  content: string | readonly Node[] = [],
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), properties);
  if (typeof content === 'string') made.textContent = content;
  else made.append(...content);
  return made;
}
