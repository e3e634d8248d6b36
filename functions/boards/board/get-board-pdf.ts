import * as boards from '../../../shared/boards/board.contract.ts';
import type { BoardDocument } from '../../../shared/boards/board-document.ts';
import { parisDay } from '../../../shared/kernel/paris-day.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { downloadUrl } from '../../platform/clients/download-url.ts';
import { putFile } from '../../platform/clients/files.ts';
import { fileName } from '../../platform/file-name.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { newId } from '../../platform/new-id.ts';
import { boardChunks } from '../card/card-pages.ts';
import type { BoardItem } from '../core/board.entity.ts';
import { shownPlace } from '../core/columns.ts';
import { openBoard } from '../core/read-board.ts';

/** What is drawn in some seconds, and read by anyone. */
const mostCards = 400;

/** A board as a file for whoever asked for it; it is forgotten with the exports, after a day. */
export const handler = defineHandler(boards.getBoardPdf, async ({ actor, params: { id }, query: { notes } }) => {
  const { workspaceId } = actor;
  const document = await documentOf(actor, id, notes ?? false);
  const { boardPdf } = await import('./board-pdf.ts');
  const key = `exports/${workspaceId}/${newId('upl')}.pdf`;
  await putFile(key, await boardPdf(document), 'application/pdf');
  return downloadUrl(key, `${fileName(document.name, 'board')}-${document.asOf}.pdf`);
});

async function documentOf(actor: Actor, id: string, notes: boolean): Promise<BoardDocument> {
  const open = await openBoard(actor.workspaceId, id);
  const { board, counts } = open;
  if (counts.total > mostCards) throw new AppError('export_too_large');
  const columns = new Map(
    board.columns.map(({ columnId, name }): [string, BoardDocument['columns'][number]] => [
      columnId,
      { name, cards: [] },
    ]),
  );
  for await (const { cards } of boardChunks(open, { size: 100 }))
    for (const { card } of cards)
      columns.get(shownPlace(board, card).columnId)?.cards.push({
        ad: card.ad,
        note: (notes && card.note) || null,
        tags: notes ? card.tags : [],
      });
  return {
    name: board.name,
    description: board.description ?? null,
    from: await clientName(actor, board),
    asOf: parisDay(),
    columns: [...columns.values()],
  };
}

/** For who may read clients. */
async function clientName({ permissions }: Actor, { workspaceId, clientId }: BoardItem): Promise<string | null> {
  if (!clientId || !permissions.has('clients:read')) return null;
  return (await clientsById(workspaceId, [clientId])).get(clientId)?.name ?? null;
}
