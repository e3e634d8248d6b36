import { formatCount } from '../../lib/format.ts';
import { commentsPanel } from './comments-panel.ts';
import { element } from './element.ts';
import type { CommentedCard } from './read-shared-board.ts';

let opened = 0;

/** What opens the comments of an ad: they are read, and the form is made, once somebody asks. */
export function sharedComments(card: CommentedCard, { advertiser, count }: { advertiser: string; count: number }) {
  const toggle = element('button', { type: 'button', className: 'share-comments-toggle' });
  const root = element('div', { className: 'share-comments' }, [toggle]);
  let total = count;
  let panel: HTMLElement | null = null;
  show();

  toggle.addEventListener('click', () => {
    if (panel) panel.hidden = !panel.hidden;
    else root.append(makePanel());
    show();
  });

  function makePanel(): HTMLElement {
    panel = commentsPanel(card, () => {
      total += 1;
      show();
    });
    panel.id = `share-comments-${++opened}`;
    toggle.setAttribute('aria-controls', panel.id);
    return panel;
  }

  function show(): void {
    toggle.textContent = total === 0 ? 'Commenter' : formatCount(total, 'commentaire');
    toggle.setAttribute('aria-expanded', String(panel?.hidden === false));
    toggle.setAttribute('aria-label', `${toggle.textContent} : ${advertiser}`);
  }

  return root;
}
