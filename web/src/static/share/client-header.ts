import { clientColors } from './client-colors.ts';
import { element } from './element.ts';
import type { SharedPage } from './read-shared-board.ts';

type Client = NonNullable<SharedPage['board']['client']>;

/** Has the page's header bear a client; what was there comes back with null. */
export function headerOf(page: Document): (client: Client | null) => void {
  const header = page.querySelector<HTMLElement>('.header');
  const ours = header?.querySelector('.logo');
  if (!header || !ours) return () => {};
  let shown: Element = ours;
  return (client) => {
    const next = client ? nameOf(client) : ours;
    if (next !== shown) shown.replaceWith(next);
    shown = next;
    header.toggleAttribute('data-client', client !== null);
    const colors = client && clientColors(client.color);
    header.style.setProperty('--client-ground', colors?.ground ?? '');
    header.style.setProperty('--client-ink', colors?.ink ?? '');
  };
}

function nameOf({ name, logoUrl }: Client): HTMLElement {
  const initial = element(
    'span',
    { className: 'share-initial' },
    name.match(/[\p{L}\p{N}]/u)?.[0]?.toUpperCase() ?? '',
  );
  initial.setAttribute('aria-hidden', 'true');
  const mark = logoUrl ? element('img', { className: 'share-logo', alt: '', src: logoUrl }) : initial;
  mark.addEventListener('error', () => mark.replaceWith(initial));
  return element('p', { className: 'share-client' }, [mark, element('span', {}, name)]);
}
