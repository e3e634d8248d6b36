import { element } from '../share/element.ts';

/** What a view shows under its title; a way back where it is not the first one. */
export type View = { title: string; content: Node[]; back?: boolean };

/** Shows a view in place of the one before; who reads by ear is taken to its title. */
export function showView(page: Document, { title, content, back }: View): void {
  const place = page.querySelector<HTMLElement>('[data-view]');
  const heading = page.querySelector<HTMLElement>('h1');
  if (!place || !heading) return;
  heading.textContent = title;
  heading.tabIndex = -1;
  page.title = `${title} · Réclame`;
  place.removeAttribute('aria-busy');
  const way = element('a', { className: 'space-back', href: '#' }, '← Mon espace');
  place.replaceChildren(...(back ? [way] : []), ...content);
  window.scrollTo(0, 0);
  heading.focus({ preventScroll: true });
}

export const waiting = (words: string): Node => {
  const status = element('p', { className: 'space-wait' }, words);
  status.setAttribute('role', 'status');
  return status;
};

export const text = (words: string, className = ''): HTMLElement => element('p', { className }, words);

export const heading = (words: string): HTMLElement => element('h2', {}, words);

/** What is called how, and what it is. */
export const facts = (lines: readonly (readonly [label: string, value: string])[]): HTMLElement =>
  element(
    'dl',
    { className: 'space-facts' },
    lines
      .filter(([, value]) => value !== '')
      .map(([label, value]) => element('div', {}, [element('dt', {}, label), element('dd', {}, value)])),
  );

/** Something to open, with what it waits for. */
export function card(title: string, line: string, href: string, mine = false): HTMLElement {
  const link = element('a', { className: 'space-card', href }, [
    element('strong', {}, title),
    element('span', { className: mine ? 'space-mine' : 'muted' }, line),
  ]);
  return element('li', {}, [link]);
}

export const cards = (all: readonly HTMLElement[]): HTMLElement => element('ul', { className: 'space-cards' }, all);
