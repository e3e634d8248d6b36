import { listClientNames } from '../../../shared/clients/client-names.contract.ts';
import { keysOf } from '../../../shared/kernel/closed-lists.ts';
import type { RouteOutput } from '../../../shared/kernel/route.ts';
import { bulkProspects } from '../../../shared/prospects/bulk.contract.ts';
import { listProspectFields, type ProspectField } from '../../../shared/prospects/fields.contract.ts';
import { getProspect, searchProspects, updateProspect } from '../../../shared/prospects/prospect.contract.ts';
import type { Prospect, ProspectActivity } from '../../../shared/prospects/prospect.ts';
import { gradeOf, prospectSources, prospectStatuses } from '../../../shared/prospects/prospects.rules.ts';
import { listMembers } from '../../../shared/team/member.contract.ts';
import { type Call, type fakeApi, json, refused } from './fake-api.ts';

const moment = '2026-11-20T10:00:00.000Z';

export function aProspect(id: string, changes: Partial<Prospect> = {}): Prospect {
  const score = changes.score ?? 58;
  return {
    id: `pro_${id}`,
    firstName: 'Prospect',
    lastName: id,
    email: null,
    phone: null,
    phoneNational: null,
    company: null,
    siret: null,
    jobTitle: null,
    website: null,
    industry: null,
    companySize: null,
    city: null,
    country: null,
    source: 'website',
    status: 'new',
    lostReason: null,
    value: null,
    currency: 'EUR',
    monthlyAdBudget: null,
    ownerId: null,
    clientId: null,
    campaignId: null,
    tags: [],
    notes: null,
    custom: {},
    nextAction: null,
    nextActionAt: null,
    doNotContact: false,
    legalBasis: null,
    collectedAt: moment,
    collectedFrom: null,
    retainUntil: '2029-11-20',
    closedAt: null,
    statusSince: null,
    grade: gradeOf(score),
    scoreDetails: [],
    lastActivityAt: null,
    activityCount: 0,
    createdAt: moment,
    updatedAt: moment,
    version: 1,
    ...changes,
    score,
  };
}

export function anActivity(id: string, changes: Partial<ProspectActivity> = {}): ProspectActivity {
  return {
    id: `pac_${id}`,
    type: 'call',
    content: `Échange ${id}`,
    outcome: null,
    at: moment,
    by: { id: 'usr_01TEST', name: 'Zoé Testeur' },
    dueAt: null,
    doneAt: null,
    createdAt: moment,
    updatedAt: moment,
    version: 1,
    ...changes,
  };
}

type Found = RouteOutput<typeof searchProspects>;

const ofOwner = ({ ownerId }: Prospect, value: string) => (ownerId ?? 'none') === value;
const ofCampaign = ({ campaignId }: Prospect, value: string) => (campaignId ?? 'none') === value;
const ofClient = ({ clientId }: Prospect, value: string) => (clientId ?? 'none') === value;

/** What a search answers, with the counts that these prospects give. */
export function foundProspects(items: Prospect[], changes: Partial<Found> = {}): Found {
  const count = (values: readonly string[], has: (prospect: Prospect, value: string) => boolean, labels: object) =>
    values.map((value) => ({
      value,
      label: String(Reflect.get(labels, value) ?? value),
      count: items.filter((prospect) => has(prospect, value)).length,
    }));
  return {
    items,
    nextCursor: null,
    total: items.length,
    facets: {
      status: count(keysOf(prospectStatuses), ({ status }, value) => status === value, prospectStatuses),
      source: count(keysOf(prospectSources), ({ source }, value) => source === value, prospectSources),
      grade: count(['A', 'B', 'C', 'D'], ({ grade }, value) => grade === value, {}),
      tag: count([...new Set(items.flatMap(({ tags }) => tags))], ({ tags }, value) => tags.includes(value), {}),
      ownerId: count([...new Set(items.map(({ ownerId }) => ownerId ?? 'none'))], ofOwner, {}),
      campaignId: count([...new Set(items.map(({ campaignId }) => campaignId ?? 'none'))], ofCampaign, {}),
      clientId: count([...new Set(items.map(({ clientId }) => clientId ?? 'none'))], ofClient, {}),
    },
    valueByStatus: keysOf(prospectStatuses).map((status) => {
      const those = items.filter((prospect) => prospect.status === status);
      const amount = those.reduce((total, { value }) => total + (value ?? 0), 0);
      return { value: status, label: prospectStatuses[status], count: those.length, amount };
    }),
    currency: 'EUR',
    columns: null,
    ...changes,
  };
}

/** The first prospects of each status, where that was asked. */
function columnsOf(found: readonly Prospect[], perStatus: string | null): Found['columns'] {
  if (perStatus === null) return null;
  return keysOf(prospectStatuses).map((status) => {
    const those = found.filter((prospect) => prospect.status === status);
    return {
      status,
      items: those.slice(0, Number(perStatus)),
      nextCursor: those.length > Number(perStatus) ? perStatus : null,
    };
  });
}

const ok = (data: unknown) => json(200, { success: true, data });
const idOf = ({ url }: Call) => decodeURIComponent(url.pathname.split('/').at(-1) ?? '');

/** Prospects that answer as the API does: by status, page by page, with their versions. What it holds can be changed behind the page's back. */
export function serveProspects(api: ReturnType<typeof fakeApi>, prospects: Prospect[]) {
  serveWhose(api);
  api.answer(listProspectFields, { items: [] });
  const held = new Map(prospects.map((prospect) => [prospect.id, prospect]));
  const deleted = new Map<string, Prospect>();
  api.behave(searchProspects, ({ url }) => {
    const asked = url.searchParams;
    const found = [...held.values()].filter(
      ({ status }) => !asked.has('status') || asked.getAll('status').includes(status),
    );
    const [from, limit] = [Number(asked.get('cursor') ?? 0), Number(asked.get('limit'))];
    const nextCursor = from + limit < found.length ? String(from + limit) : null;
    const columns = columnsOf(found, asked.get('perStatus'));
    return ok({ ...foundProspects(found), items: found.slice(from, from + limit), nextCursor, columns });
  });
  api.behave(bulkProspects, (call) => {
    const { ids, action, value = '' } = bulkProspects.body.parse(call.body);
    const items = (ids ?? []).map((id) => {
      const prospect = action === 'restore' ? deleted.get(id) : held.get(id);
      if (!prospect) return { id, ok: false, message: 'Ressource introuvable' };
      if (action === 'delete') {
        held.delete(id);
        deleted.set(id, prospect);
      } else held.set(id, bulkChange(prospect, action, value));
      return { id, ok: true, message: null };
    });
    return ok({ items, bulk: null });
  });
  // Last: their paths would also fit those above.
  api.behave(getProspect, (call) => {
    const prospect = held.get(idOf(call));
    return prospect ? ok({ prospect }) : refused('not_found');
  });
  api.behave(updateProspect, (call) => {
    const { version, ...edit } = updateProspect.body.parse(call.body);
    const prospect = held.get(idOf(call));
    if (!prospect) return refused('not_found');
    if (version !== prospect.version) {
      return refused('conflict');
    }
    const defined = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
    const custom = Object.entries({ ...prospect.custom, ...edit.custom }).flatMap(([id, value]) =>
      value === null ? [] : [[id, value]],
    );
    const moved = edit.status !== undefined && edit.status !== prospect.status;
    const statusSince = moved ? new Date().toISOString() : prospect.statusSince;
    const updated = { ...prospect, ...defined, statusSince, custom: Object.fromEntries(custom), version: version + 1 };
    held.set(prospect.id, updated);
    return ok(updateProspect.output.parse({ prospect: updated }));
  });
  return held;
}

function bulkChange(prospect: Prospect, action: string, value: string): Prospect {
  const { tags } = prospect;
  const id = value === 'none' ? null : value;
  if (action === 'owner') return { ...prospect, ownerId: id };
  if (action === 'client') return { ...prospect, clientId: id };
  if (action === 'tag') return { ...prospect, tags: [...tags, value] };
  if (action === 'untag') return { ...prospect, tags: tags.filter((tag) => tag !== value) };
  const status = keysOf(prospectStatuses).find((one) => one === value);
  return status ? { ...prospect, status } : prospect;
}

/** Of whom and for whom prospects are, for pages that say so. */
export function serveWhose(api: ReturnType<typeof fakeApi>, { members = [], clients = [] }: Partial<Whose> = {}) {
  api.answer(listMembers, { items: members, invitations: [], nextCursor: null });
  api.answer(listClientNames, { items: clients });
}

/** A field of the workspace. */
export const aField = (id: string, changes: Partial<ProspectField> = {}): ProspectField => ({
  id: `pfd_${id}`,
  name: `Champ ${id}`,
  type: 'text',
  choices: [],
  createdAt: moment,
  updatedAt: moment,
  version: 1,
  ...changes,
});

type Whose = {
  members: RouteOutput<typeof listMembers>['items'];
  clients: RouteOutput<typeof listClientNames>['items'];
};
