import { adFormats, adPlatforms, callToActionLabel, industries } from '../../../shared/ads/ads.rules.ts';
import * as boards from '../../../shared/boards/board.contract.ts';
import { boardCsvHeader } from '../../../shared/boards/boards.rules.ts';
import { clientsById } from '../../clients/core/known-clients.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { csvText } from '../../platform/csv.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { User } from '../../platform/identity/user.entity.ts';
import { boardChunks } from '../card/card-pages.ts';
import type { BoardItem } from '../core/board.entity.ts';
import { shownPlace } from '../core/columns.ts';
import { openBoard } from '../core/read-board.ts';
import type { SavedAdItem } from '../core/saved-ad.entity.ts';

/** Lambda answers 6 MB at most, and writes a text with quotes and line ends longer than it is. */
const maxBytes = 4_500_000;

/** All the cards of a board in its order, as they were saved. */
export const handler = defineHandler(boards.exportBoard, async ({ actor, params }) => {
  const open = await openBoard(actor.workspaceId, params.id);
  const names = new Map(open.board.columns.map(({ columnId, name }) => [columnId, name]));
  const belongsTo = await clientAndOwner(actor, open.board);
  const rows: string[][] = [];
  for await (const { cards } of boardChunks(open, { size: 100 }))
    for (const { card } of cards)
      rows.push([...toRow(card, names.get(shownPlace(open.board, card).columnId) ?? ''), ...belongsTo]);
  const text = csvText([...boardCsvHeader], rows);
  if (Buffer.byteLength(text) > maxBytes) throw new AppError('export_too_large');
  return text;
});

/** Their names; a client's for who may read clients. */
async function clientAndOwner(actor: Actor, { workspaceId, clientId, ownerId }: BoardItem): Promise<string[]> {
  const [clients, owner] = await Promise.all([
    clientId && actor.permissions.has('clients:read') ? clientsById(workspaceId, [clientId]) : null,
    ownerId ? User.get({ userId: ownerId }).go({ consistent: true }) : null,
  ]);
  return [clients?.get(clientId ?? '')?.name ?? '', owner?.data ? fullNameOf(owner.data) : ''];
}

function toRow({ ad, note, tags, savedBy, createdAt }: SavedAdItem, column: string): string[] {
  return [
    column,
    ad.advertiser.name,
    ad.headline ?? '',
    ad.body,
    ad.description ?? '',
    ad.callToAction ? callToActionLabel(ad.callToAction) : '',
    ad.platforms.map((platform) => adPlatforms[platform]).join(', '),
    adFormats[ad.format],
    ad.industry ? industries[ad.industry] : '',
    ad.countries.join(', '),
    ad.languages.join(', '),
    ad.startedAt,
    ad.endedAt ?? '',
    String(ad.daysRunning),
    ad.landingUrl ?? '',
    ad.snapshotUrl ?? '',
    note ?? '',
    tags.join(', '),
    savedBy.name,
    createdAt,
  ];
}
