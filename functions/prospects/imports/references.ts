import { foldLabel } from '../../../shared/kernel/fold.ts';
import { prospectLineProblems } from '../../../shared/prospects/imports.messages.ts';
import { clientNamed, findClientsByName } from '../../clients/core/clients-by-name.door.ts';
import { standingClients } from '../../clients/core/standing-clients.door.ts';
import { AppError } from '../../platform/app-error.ts';
import { peopleOf } from '../../platform/identity/active-people.ts';
import { fullNameOf } from '../../platform/identity/people-names.ts';
import { isName, nameIn } from './named-references.ts';
import type { Fate, Plan } from './plan-rows.ts';
import type { ProspectImportItem } from './prospect-import.entity.ts';
import type { ImportedRow } from './row-key.ts';

type Run = Pick<ProspectImportItem, 'workspaceId' | 'userId' | 'ip' | 'makesClients' | 'columns'>;
/** What is told of a line, by its number. */
type Remarks = Map<number, string>;
type Settled = { rows: ImportedRow[]; remarks: Remarks };

const longestClientName = 100;

/**
 * Who the members and clients are that the lines of an import name, as one slice of it has found them. Members are read once;
 * clients for each step again, since one may be removed or merged at any time.
 */
export class References {
  /** Whether lines name clients: each is one more action of a transaction. */
  namesClients = false;
  readonly #by: Run;
  readonly #makesClients: boolean;
  #members: Promise<Members> | undefined;

  /** `mayMake`: whether whoever imports may make clients by now. */
  constructor(by: Run, mayMake: boolean) {
    this.#by = by;
    this.#makesClients = mayMake && by.makesClients === true;
    this.expect(by.columns);
  }

  /** What the columns of a file say of the lines to come. */
  expect(columns: ProspectImportItem['columns'] = []): void {
    this.namesClients ||= columns.some(({ field }) => field === 'clientId');
  }

  /** Rows with ids in place of names, but for clients that are still to be made, and what is told of those without. */
  async settle(rows: ImportedRow[]): Promise<Settled> {
    const remarks: Remarks = new Map();
    const members = rows.some(({ said }) => said.ownerId) ? await this.#allMembers() : null;
    const clients = await this.#clientsOf(rows.flatMap(({ said }) => said.clientId ?? []));
    this.namesClients ||= rows.some(({ said }) => said.clientId);
    const settled = rows.map((row) => {
      const { ownerId: owner, clientId: client } = row.said;
      if (!owner && !client) return row;
      const ownerId = owner && members ? memberCalled(members, nameIn(owner) ?? '') : undefined;
      const clientId = client ? (clients.get(client) ?? this.#toMake(client)) : undefined;
      const told = [owner && !ownerId && prospectLineProblems.noMember, client && !clientId && noClient];
      const problems = told.filter(Boolean).join('\u202f; ');
      if (problems) remarks.set(row.line, problems);
      return { ...row, ...withReferences(row, { ownerId, clientId }) };
    });
    return { rows: settled, remarks };
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

const { noClient } = prospectLineProblems;

/** What became of rows, with what is told of those that are stored. */
export const withRemarks = (fates: Fate[], rows: ImportedRow[], ...told: Remarks[]): Fate[] =>
  fates.map((fate, at) => {
    const isStored = 'act' in fate.outcome && fate.outcome.act !== 'skipped';
    const line = rows[at]?.line ?? 0;
    const remarks = isStored ? told.flatMap((one) => one.get(line) ?? []) : [];
    return remarks.length > 0 ? { ...fate, remark: [fate.remark, ...remarks].filter(Boolean).join('\u202f; ') } : fate;
  });

type Ids = { ownerId: string | undefined; clientId: string | undefined };

/** What is unknown is not said, so that it changes nothing of a prospect that is there. */
function withReferences({ said, content }: ImportedRow, { ownerId, clientId }: Ids) {
  const { ownerId: _, clientId: __, ...rest } = said;
  return {
    said: { ...rest, ...(ownerId && { ownerId }), ...(clientId && { clientId }) },
    content: { ...content, ownerId, clientId },
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
