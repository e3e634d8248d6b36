import { element } from '../share/element.ts';

/** What a document of ours is made of; anything else of it is shown as text. */
const known = new Set(
  'article section header footer h1 h2 h3 h4 p ul ol li dl dt dd table thead tbody tr th td strong em small br'.split(
    ' ',
  ),
);
/** Its own first title would be a second one of the page. */
const lower: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h4' };

/** A document as it is signed, without its markup being trusted: neither attributes nor anything that acts is kept. */
export function documentOf(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const shown = element('div', { className: 'space-document' }, [...body.childNodes].map(copied));
  shown.tabIndex = 0;
  shown.setAttribute('role', 'region');
  shown.setAttribute('aria-label', 'Document de l’offre');
  return shown;
}

function copied(node: Node): Node {
  if (!(node instanceof Element)) return new Text(node.textContent ?? '');
  const name = node.localName;
  const made = document.createElement(known.has(name) ? (lower[name] ?? name) : 'span');
  made.append(...[...node.childNodes].map(copied));
  return made;
}
