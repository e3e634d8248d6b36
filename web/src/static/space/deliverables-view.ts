import type { Collaboration } from '../../../../shared/ugc/collaboration.ts';
import { deliverableStatusLabels } from '../../../../shared/ugc/deliverable.rules.ts';
import type { Deliverable, UgcCommentShown } from '../../../../shared/ugc/deliverable.ts';
import type { Version } from '../../../../shared/ugc/version.ts';
import { element } from '../share/element.ts';
import { actButton } from './forms.ts';
import { sendPart } from './send-part.ts';
import { ask } from './space-api.ts';
import { heading, text } from './view.ts';

const making = new Set(['producing', 'changes_requested']);

/** What a creator makes: what was sent of it, what the brand asks to change, and a way to send. */
export async function deliverableParts(one: Collaboration): Promise<Node[]> {
  if (one.deliverables.length === 0) return [];
  const list = element('div', { className: 'space-films' });
  for (const { id } of one.deliverables) list.append(await deliverablePart(one, id));
  return [heading('Vos livrables'), list];
}

async function deliverablePart(one: Collaboration, id: string): Promise<HTMLElement> {
  const path = `/deliverables/${encodeURIComponent(id)}`;
  const { deliverable } = await ask<{ deliverable: Deliverable }>('GET', path);
  const { versions, asked, label, status } = deliverable;
  const last = versions.at(-1);
  const wanted = [asked.durationSeconds === null ? '' : `${asked.durationSeconds}\u00a0s`, asked.ratio];
  const made = element('article', { className: 'space-film' }, [
    element('h3', {}, label),
    text(`${deliverableStatusLabels[status]}. Demandé\u00a0: ${wanted.filter(Boolean).join(', ')}.`, 'muted'),
    ...(last ? versionParts(last, deliverable.comments, path) : []),
    ...(making.has(one.status) ? [sendPart(one, deliverable, again)] : []),
  ]);
  async function again(): Promise<void> {
    made.replaceWith(await deliverablePart(one, id));
  }
  return made;
}

function versionParts(version: Version, comments: readonly UgcCommentShown[], path: string): Node[] {
  const film = version.contentType.startsWith('video/')
    ? element('video', {
        src: version.mediaUrl,
        controls: true,
        preload: 'none',
        playsInline: true,
        poster: version.posterUrl ?? '',
      })
    : element('img', { src: version.mediaUrl, alt: version.fileName, loading: 'lazy' });
  // What the brand says is settled asks for nothing any more.
  const asked = comments.filter(
    ({ parentId, author, resolvedAt }) => parentId === null && author.kind === 'brand' && resolvedAt === null,
  );
  const list = element(
    'ol',
    { className: 'space-retouches' },
    asked.map((comment) => retouch(comment, comments, film, path)),
  );
  return [
    film,
    text(`Version ${version.number}, ${version.fileName}`, 'space-hint'),
    ...version.warnings.map(({ message }) => text(message, 'space-hint')),
    ...(asked.length > 0 ? [element('h4', {}, 'Ce que demande la marque'), list] : []),
  ];
}

/** What the brand asks for, at its moment of the film; « Fait » tells it so. */
function retouch(
  comment: UgcCommentShown,
  all: readonly UgcCommentShown[],
  film: HTMLElement,
  path: string,
): HTMLElement {
  const { id, atMs, text: words, resolvedAt, versionId } = comment;
  const answers = all.filter(({ parentId }) => parentId === id);
  const seconds = (atMs ?? 0) / 1000;
  const jump = element('button', { type: 'button', className: 'space-moment' }, clock(seconds));
  jump.addEventListener('click', () => {
    if (film instanceof HTMLVideoElement) film.currentTime = seconds;
    film.scrollIntoView({ block: 'nearest' });
  });
  const line = element('li', {}, [
    ...(atMs === null ? [] : [jump]),
    element('span', {}, words),
    ...answers.map(({ author, text: said }) => text(`${author.name}\u00a0: ${said}`, 'space-hint')),
  ]);
  if (resolvedAt === null && !answers.some(({ author }) => author.kind === 'creator'))
    line.append(
      actButton('Fait', async () => {
        await ask('POST', `${path}/comments`, { versionId, parentId: id, text: 'Fait' }, crypto.randomUUID());
        line.lastElementChild?.replaceWith(text('Vous\u00a0: Fait', 'space-hint'));
      }),
    );
  return line;
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
