import { productName } from '../../../../shared/brand.ts';
import { formatCount, formatMoment, formatNumber } from '../../lib/format.ts';
import { headerOf } from './client-header.ts';
import { element } from './element.ts';
import { DeadLink, readSharedBoard, reasonOf, type SharedAd, type SharedPage, tokenOf } from './read-shared-board.ts';
import { sharedCard } from './shared-card.ts';
import { sharedComments } from './shared-comments.ts';

const deadLink = {
  title: 'Ce lien n’est plus valable',
  text: 'Il a pris fin, a été retiré, ou n’a jamais existé. Demandez-en un autre à qui vous l’a envoyé.',
};
const failure = 'Le board n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.';
const restFailure = 'La suite n’a pas pu être chargée.';
const nothing = 'Ce board ne contient encore aucune annonce.';

/** Reads the board that the address names, page by page, into the frame that was rendered at build. */
export function startSharedBoard(page: Document, pathname: string): void {
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`) ?? element('div');
  const [status, retry, more, columns] = [part('status'), part('retry'), part('more'), part('columns')];
  const inTheNameOf = headerOf(page);
  const token = tokenOf(pathname);
  let cursor: string | null = null;
  let started = false;

  retry.addEventListener('click', read);
  more.addEventListener('click', read);
  read();

  async function read(): Promise<void> {
    retry.hidden = true;
    more.hidden = true;
    say(started ? 'Chargement de la suite…' : 'Chargement du board…');
    try {
      if (!token) throw new DeadLink();
      do {
        const next = await readSharedBoard(token, cursor);
        show(next);
        cursor = next.nextCursor;
      } while (cursor);
      say('');
    } catch (error) {
      if (error instanceof DeadLink) showDead();
      else fail(error);
    }
    columns.setAttribute('aria-busy', 'false');
  }

  function show(next: SharedPage): void {
    if (!started) {
      started = true;
      head(next.board);
      columns.replaceChildren(...next.board.columns.map(column));
      const total = next.board.columns.reduce((sum, { savedAdCount }) => sum + savedAdCount, 0);
      if (total === 0 && next.items.length === 0) part('facts').textContent = nothing;
    }
    for (const item of next.items) listOf(item.columnId)?.append(sharedCard(item, commentsOf(next, item)));
  }

  function head({ name, description, columns: all, expiresAt, client, sharedBy }: SharedPage['board']): void {
    inTheNameOf(client);
    entitle(name, client?.name);
    part('description').textContent = description;
    part('description').hidden = !description;
    const total = all.reduce((sum, { savedAdCount }) => sum + savedAdCount, 0);
    const end = expiresAt && `lien valable jusqu’au ${formatMoment(expiresAt)}`;
    const from = sharedBy && `partagé par ${sharedBy}`;
    part('facts').textContent = [formatCount(total, 'annonce'), from, end].filter(Boolean).join(' · ');
    part('facts').hidden = false;
  }

  function entitle(name: string, from: string = productName): void {
    const title = page.querySelector('h1');
    if (title) title.textContent = name;
    page.title = `${name} · ${from}`;
  }

  function commentsOf({ board }: SharedPage, { id, ad, commentCount }: SharedAd): HTMLElement[] {
    if (!board.allowComments || !token) return [];
    return [sharedComments({ token, id }, { advertiser: ad.advertiser.name, count: commentCount })];
  }

  function listOf(columnId: string): Element | undefined {
    return [...columns.querySelectorAll('ol')].find(({ dataset }) => dataset.column === columnId);
  }

  function fail(error: unknown): void {
    if (!started) columns.replaceChildren();
    say(reasonOf(error, started ? restFailure : failure));
    retry.hidden = started;
    more.hidden = !started;
  }

  /** Nothing stays on the screen of what the link once led to. */
  function showDead(): void {
    columns.replaceChildren();
    inTheNameOf(null);
    entitle(deadLink.title);
    part('description').hidden = true;
    part('facts').hidden = true;
    say(deadLink.text);
  }

  function say(text: string): void {
    status.textContent = text;
  }
}

function column({ id, name, savedAdCount }: SharedPage['board']['columns'][number]): HTMLElement {
  const heading = element('h2', { id: `column-${id}` }, [
    element('span', {}, name),
    element('span', { className: 'muted' }, formatNumber(savedAdCount)),
  ]);
  const list = element('ol', { className: 'share-list' });
  list.dataset.column = id;
  const section = element('section', { className: 'share-column' }, [heading, list]);
  section.setAttribute('aria-labelledby', heading.id);
  return section;
}
