import { prospectCsvHeader } from '../../../shared/prospects/csv-header.ts';
import type { CustomField } from '../../../shared/prospects/custom-fields.ts';
import type { Field } from '../../../shared/prospects/field.ts';
import { fields, namesWith, storedIn } from '../../../shared/prospects/fields.ts';
import * as prospects from '../../../shared/prospects/prospect.contract.ts';
import { gradeOf } from '../../../shared/prospects/prospects.rules.ts';
import { everyCampaignName } from '../../campaigns/core/campaign-names.door.ts';
import { clientsOf } from '../../clients/core/known-clients.door.ts';
import { exportedFile } from '../../platform/clients/exported-file.ts';
import { csvText } from '../../platform/csv.ts';
import { audit } from '../../platform/db/audit-line.entity.ts';
import { write } from '../../platform/db/write.ts';
import { type Call, defineHandler } from '../../platform/http/define-handler.ts';
import { peopleOf } from '../../platform/identity/active-people.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type ProspectItem, unpack } from '../core/prospect.entity.ts';
import { readFields } from '../core/prospect-fields.entity.ts';
import { readAll } from '../core/read-all.ts';
import { readProspects } from '../core/read-prospect.ts';
import { askedOrder } from './asked-order.ts';
import { prospectIndex } from './prospect-index.ts';
import { asAskedBy, rowSieve } from './row-filters.ts';
import { comparePlaces, placing } from './row-order.ts';

type Query = Call<typeof prospects.exportProspects>['query'];

/** Above so many, reading all prospects of the workspace is faster than reading each. */
const fewProspects = 2_000;

/** The prospects of a search as a table: its text or, when that is too much for one answer, where to fetch it. */
export const handler = defineHandler(prospects.exportProspects, async ({ actor, query }) => {
  const { workspaceId } = actor;
  const [names, own] = await Promise.all([namesInFiles(actor), readFields(workspaceId)]);
  const cells = new Map<string, string[]>();
  const see = (item: Exported) =>
    void cells.set(item.prospectId, [...exportCells(item, names), ...customCells(item, own)]);
  const ids = await idsInOrder(actor, query, see);
  const unseen = ids.filter((id) => !cells.has(id));
  await readEach(workspaceId, unseen, see);
  const text = csvText(
    [...prospectCsvHeader, ...own.map(({ name }) => name)],
    ids.flatMap((id) => {
      const row = cells.get(id);
      return row ? [row] : [];
    }),
  );
  await write([audit(actor, { type: 'prospects.exported', entityId: workspaceId })]);
  return exportedFile(Buffer.from(text), { workspaceId, name: 'prospects' });
});

/** Sees all prospects on the way where the index has to read them. */
async function idsInOrder(actor: Actor, { sort, order, ...asked }: Query, see: See): Promise<string[]> {
  const index = await prospectIndex(actor, { fields: readAttributes, see });
  const inOrder = await askedOrder(actor, { sort, order });
  const placeOf = placing(inOrder);
  const filters = await asAskedBy(actor, asked);
  const sieve = rowSieve(filters);
  const places = [];
  for (const row of index.candidates(filters.q)) if (sieve(row) === 0) places.push(placeOf(row));
  return places.sort(comparePlaces(inOrder)).map(({ id }) => id);
}

/** What ids stand for in files: e-mails of members and, for who may read them, names of clients and campaigns. */
type NamesInFiles = ReadonlyMap<string, string>;

async function namesInFiles({ workspaceId, permissions }: Actor): Promise<NamesInFiles> {
  const clients = permissions.has('clients:read') ? await clientsOf(workspaceId) : [];
  const campaigns = permissions.has('campaigns:read') ? await everyCampaignName(workspaceId) : [];
  const names = new Map([...clients.map(({ clientId, name }): [string, string] => [clientId, name]), ...campaigns]);
  for await (const { user } of peopleOf(workspaceId)) names.set(user.userId, user.email);
  return names;
}

async function readEach(workspaceId: string, ids: string[], see: See): Promise<void> {
  if (ids.length <= fewProspects) {
    for (const item of await readProspects(workspaceId, ids)) see(item);
    return;
  }
  const wanted = new Set(ids);
  await readAll(workspaceId, readAttributes, (item) => {
    if (wanted.has(item.prospectId)) see(item);
  });
}

const exported = namesWith('exported').flatMap((name) =>
  storedIn(name)
    .slice(-1)
    .map((attribute) => ({ field: fields[name], attribute })),
);
const exportedAttributes = exported.map(({ attribute }) => attribute);
const readAttributes = [...exportedAttributes, 'custom', 'prospectId', 'score', 'lastActivityAt', 'createdAt'] as const;
type Exported = Pick<ProspectItem, (typeof readAttributes)[number]>;
type See = (item: Exported) => void;

/** A row of the export, in the order of `prospectCsvHeader`. */
const exportCells = (item: Exported, names: NamesInFiles): string[] => [
  ...exported.map(({ field, attribute }) => cellOf(field, item[attribute], names)),
  String(item.score),
  gradeOf(item.score),
  item.lastActivityAt ?? '',
  item.createdAt,
];

/** What the prospect says of the fields of its workspace, in their order. */
function customCells({ custom }: Exported, own: readonly CustomField[]): string[] {
  const values = unpack(custom);
  return own.map(({ id }) => {
    const value = values?.[id] ?? '';
    return typeof value === 'number' ? String(value).replace('.', ',') : value;
  });
}

/** A value as people read it; amounts are stored in cents. */
function cellOf(
  { kind, choices }: Field,
  value: string | number | boolean | string[] | undefined,
  names: NamesInFiles,
): string {
  if (value === undefined) return '';
  if (kind === 'reference') return names.get(String(value)) ?? '';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return (value / 100).toFixed(2).replace('.', ',');
  return typeof value === 'string' ? (choices?.[value] ?? value) : value.join(', ');
}
