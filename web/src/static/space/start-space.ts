import { documents } from '../../../../shared/page-paths.ts';
import type { SpaceCreator, SpaceFocus } from '../../../../shared/ugc/space-creator.ts';
import { askLinkView, deadLinkView, goneSessionView } from './ask-link.ts';
import { callView } from './call-view.ts';
import { actButton } from './forms.ts';
import { homeView, type Space } from './home-view.ts';
import { otherView } from './other-view.ts';
import { rightView } from './right-view.ts';
import { ask, keepSession, Refusal, saidOf, sessionKept } from './space-api.ts';
import { showView, text, type View, waiting } from './view.ts';

/** The page of a creator: by the token of its address, which is cleaned at once, or by the session of this tab. */
export function startSpace(page: Document): void {
  const { pathname } = window.location;
  const end = decodeURIComponent(pathname.slice(documents.space.length + 1)).replace(/\/$/, '');
  if (end.startsWith('appel/')) show(page, () => callView(end.slice('appel/'.length)));
  else if (end) {
    history.replaceState(null, '', documents.space);
    show(page, () => enter(page, end));
  } else if (sessionKept() === null) showView(page, askLinkView());
  else live(page);
}

type Opened = { token: string; creator: SpaceCreator; focus: SpaceFocus | null };

async function enter(page: Document, token: string): Promise<View | null> {
  try {
    const opened = await ask<Opened>('POST', '/sessions', { token });
    keepSession(opened.token);
    if (opened.focus) history.replaceState(null, '', `#${opened.focus.kind}=${opened.focus.id}`);
    live(page);
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'link_invalid') return deadLinkView();
    throw error;
  }
}

/** The space itself: its address says which view it shows. */
function live(page: Document): void {
  const look = (): void => show(page, () => viewOf(page));
  window.addEventListener('hashchange', look);
  look();
}

async function viewOf(page: Document): Promise<View> {
  const space = await ask<Space>('GET', '');
  const gone = (title: string, words: string): void => {
    history.replaceState(null, '', documents.space);
    showView(page, { title, content: [text(words, 'lead')] });
  };
  const moved = ({ id }: { id: string }): void => {
    const hash = `#collaboration=${id}`;
    if (window.location.hash === hash) show(page, () => viewOf(page));
    else window.location.hash = hash;
  };
  const [, rightId] = /^right=(.+)$/.exec(window.location.hash.slice(1)) ?? [];
  const right = space.rights.find(({ id }) => id === rightId);
  if (right) return rightView(right, space.payments, () => show(page, () => viewOf(page)));
  const other = await otherView(window.location.hash.slice(1), space.creator, { gone, moved });
  return other ?? homeView(space);
}

let asked = 0;

/** Shows what a view becomes; what fails can be tried again, and a session that is over says so. */
function show(page: Document, make: () => Promise<View | null>): void {
  asked += 1;
  // What was asked for before is passed over, whenever it comes.
  const mine = asked;
  const isLast = (): boolean => mine === asked;
  page.querySelector('[data-view]')?.replaceChildren(waiting('Chargement…'));
  make().then(
    (view) => view && isLast() && showView(page, view),
    (error: unknown) => {
      if (!isLast()) return;
      const over = error instanceof Refusal && error.status === 401;
      if (over) keepSession(null);
      const again = actButton('Réessayer', async () => show(page, make));
      const failed = { title: 'Espace créateur', content: [text(saidOf(error)), again] };
      showView(page, over ? goneSessionView() : failed);
    },
  );
}
