import { foldLabel } from '../../../shared/kernel/fold.ts';
import { prospectLineProblems } from '../../../shared/prospects/imports.messages.ts';
import { type CampaignFinder, campaignFinder } from '../../campaigns/core/find-campaigns.door.ts';
import { standingCampaigns } from '../../campaigns/core/of-campaign.door.ts';
import { clientNamed, findClientsByName } from '../../clients/core/clients-by-name.door.ts';
import { standingClients } from '../../clients/core/standing-clients.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { peopleOf } from '../../platform/identity/active-people.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { isName, nameIn } from './named-references.ts';
import type { Fate, Plan } from './plan-rows.ts';
import type { ProspectImportItem } from './prospect-import.entity.ts';
import type { ImportedRow } from './row-key.ts';
import { withLeftover } from './unread-cells.ts';

type Run = Pick<ProspectImportItem, 'workspaceId' | 'userId' | 'ip' | 'makesClients' | 'columns'>;
/** What is told of a line, by its number. */
type Remarks = Map<number, string>;
type Settled = { rows: ImportedRow[]; remarks: Remarks };

const longestClientName = 100;

/**
 * Who the members, clients and campaigns are that the lines of an import name, as one slice of it has found them. Members and
 * names of campaigns are read once; clients, and whether a campaign is still there, for each step again.
 */
export class References {
  /** Which things lines name that are one more action of a transaction, each. */
  readonly named = new Set<'clientId' | 'campaignId'>();
  readonly #by: Run;
  readonly #makesClients: boolean;
  #members: Promise<Members> | undefined;
  #campaigns: Promise<CampaignFinder> | undefined;

  /** `mayMake`: whether whoever imports may make clients by now. */
  constructor(by: Run, mayMake: boolean) {
    this.#by = by;
    this.#makesClients = mayMake && by.makesClients === true;
    this.expect(by.columns);
  }

  /** What the columns of a file say of the lines to come. */
  expect(columns: ProspectImportItem['columns'] = []): void {
    for (const { field } of columns) if (field === 'clientId' || field === 'campaignId') this.named.add(field);
  }

  /** Rows with ids in place of names, but for clients that are still to be made, and what is told of those without. */
  async settle(rows: ImportedRow[]): Promise<Settled> {
    const remarks: Remarks = new Map();
    const members = rows.some(({ said }) => said.ownerId) ? await this.#allMembers() : null;
    const clients = await this.#clientsOf(rows.flatMap(({ said }) => said.clientId ?? []));
    const campaigns = await this.#campaignsOf(rows.flatMap(({ said }) => said.campaignId ?? []));
    for (const field of ['clientId', 'campaignId'] as const)
      if (rows.some(({ said }) => said[field])) this.named.add(field);
    const found = { members, clients, campaigns };
    const settled = rows.map((row) => {
      const { row: known, problems } = this.#settledRow(row, found);
      if (problems) remarks.set(row.line, problems);
      return known;
    });
    return { rows: settled, remarks };
  }

  #settledRow(row: ImportedRow, { members, clients, campaigns }: Found): { row: ImportedRow; problems?: string } {
    const { ownerId: owner, clientId: client, campaignId: campaign } = row.said;
    if (!owner && !client && !campaign) return { row };
    const ownerId = owner && members ? memberCalled(members, nameIn(owner) ?? '') : undefined;
    const clientId = client ? (clients.get(client) ?? this.#toMake(client)) : undefined;
    const { campaignId, problem } = campaignIn(campaigns, campaign);
    const told = [owner && !ownerId && noMember, client && !clientId && noClient, problem].filter(Boolean);
    const { said, content } = withReferences(row, { ownerId, clientId, campaignId });
    const notes = problem
      ? withLeftover(content.notes, campaignNote(nameIn(campaign ?? undefined) ?? ''))
      : content.notes;
    return { row: { ...row, said, content: { ...content, notes } }, problems: told.join('\u202f; ') };
  }

  /** Makes the clients of what is to be stored; what is told, by line, of those that can be no more. */
  async make(plans: Plan[]): Promise<Remarks> {
    const remarks: Remarks = new Map();
    for (const plan of plans) {
      const { clientId } = plan.content;
      if (!isName(clientId)) continue;
      const made = await this.#made(clientId);
      plan.content = { ...plan.content, clientId: made };
      if (!made) remarks.set(plan.line, noClient);
    }
    return remarks;
  }

  /** Under which client the new prospects go whose line names none. */
  async standing(clientId: string | undefined): Promise<string | undefined> {
    if (!clientId) return undefined;
    return (await standingClients(this.#by.workspaceId, [clientId])).get(clientId);
  }

  #allMembers(): Promise<Members> {
    this.#members ??= membersOf(this.#by.workspaceId);
    return this.#members;
  }

  /** By the reference itself. One that is neither known nor gone is not there. */
  async #clientsOf(references: string[]): Promise<Map<string, string>> {
    const { workspaceId } = this.#by;
    const names = [...new Set(references)].map((reference) => ({ reference, name: nameIn(reference) ?? '' }));
    const byName = await findClientsByName(
      workspaceId,
      names.map(({ name }) => name),
    );
    const ids = names.map(({ reference, name }) => ({ reference, id: byName.get(name) ?? name }));
    const standing = await standingClients(
      workspaceId,
      ids.map(({ id }) => id).filter((id) => /^cli_\w+$/.test(id)),
    );
    return new Map(
      ids.flatMap(({ reference, id }): [string, string][] => {
        const found = standing.get(id);
        return found ? [[reference, found]] : [];
      }),
    );
  }

  /** By the reference itself: an id, `several` of one name, or nothing. */
  async #campaignsOf(references: string[]): Promise<Map<string, string>> {
    if (references.length === 0) return new Map();
    const { workspaceId } = this.#by;
    this.#campaigns ??= campaignFinder(workspaceId);
    const find = await this.#campaigns;
    const found = [...new Set(references)].map((reference) => ({ reference, id: find(nameIn(reference) ?? '') }));
    const standing = await standingCampaigns(workspaceId, [...new Set(found.flatMap(({ id }) => id ?? []))]);
    return new Map(
      found.flatMap(({ reference, id }): [string, string][] =>
        id && (id === 'several' || standing.has(id)) ? [[reference, id]] : [],
      ),
    );
  }

  #toMake(reference: string): string | undefined {
    const name = nameIn(reference) ?? '';
    const canBe = name.length <= longestClientName && !/^cli_\w+$/.test(name);
    return this.#makesClients && canBe ? reference : undefined;
  }

  async #made(reference: string): Promise<string | undefined> {
    try {
      return await clientNamed(this.#by, nameIn(reference) ?? '');
    } catch (error) {
      if (error instanceof AppError && error.reason === 'client_limit') return undefined;
      throw error;
    }
  }
}

const { noMember, noClient, noCampaign, severalCampaigns, campaignNote } = prospectLineProblems;

/** What became of rows, with what is told of those that are stored. */
export const withRemarks = (fates: Fate[], rows: ImportedRow[], ...told: Remarks[]): Fate[] =>
  fates.map((fate, at) => {
    const isStored = 'act' in fate.outcome && fate.outcome.act !== 'skipped';
    const line = rows[at]?.line ?? 0;
    const remarks = isStored ? told.flatMap((one) => one.get(line) ?? []) : [];
    return remarks.length > 0 ? { ...fate, remark: [fate.remark, ...remarks].filter(Boolean).join('\u202f; ') } : fate;
  });

/** What the lines of a step name, as it was found. */
type Found = { members: Members | null; clients: Map<string, string>; campaigns: Map<string, string> };

/** The campaign that a line names, or what is told of it. */
function campaignIn(campaigns: Found['campaigns'], reference: string | null | undefined) {
  const found = reference ? campaigns.get(reference) : undefined;
  if (!reference || (found && found !== 'several')) return { campaignId: found, problem: undefined };
  return { campaignId: undefined, problem: found ? severalCampaigns : noCampaign };
}

type Ids = Record<'ownerId' | 'clientId' | 'campaignId', string | undefined>;

/** What is unknown is not said, so that it changes nothing of a prospect that is there. */
function withReferences({ said, content }: ImportedRow, { ownerId, clientId, campaignId }: Ids) {
  const { ownerId: _, clientId: __, campaignId: ___, ...rest } = said;
  return {
    said: { ...rest, ...(ownerId && { ownerId }), ...(clientId && { clientId }), ...(campaignId && { campaignId }) },
    content: { ...content, ownerId, clientId, campaignId },
  };
}

type Members = { byAddress: Map<string, string>; byName: Map<string, string | null> };

/** Members by their id or e-mail and, where only one is called so, by their name. */
async function membersOf(workspaceId: string): Promise<Members> {
  const members: Members = { byAddress: new Map(), byName: new Map() };
  for await (const { user } of peopleOf(workspaceId)) {
    const { userId, email } = user;
    members.byAddress.set(userId.toLowerCase(), userId).set(email, userId);
    const name = foldLabel(fullNameOf(user));
    members.byName.set(name, members.byName.has(name) ? null : userId);
  }
  return members;
}

const memberCalled = ({ byAddress, byName }: Members, name: string): string | undefined =>
  byAddress.get(name.trim().toLowerCase()) ?? byName.get(foldLabel(name)) ?? undefined;
