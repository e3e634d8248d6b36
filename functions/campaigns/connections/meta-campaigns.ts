import { fold } from '../../../shared/kernel/fold.ts';
import { allCampaigns } from '../core/all-campaigns.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { namingsSoFar } from '../core/campaign-book.entity.ts';
import { type CampaignWrite, isNaming } from '../core/campaign-writes.ts';
import { leftOutCampaigns } from '../core/left-out-campaign.entity.ts';
import type { ConnectionItem } from './connection.entity.ts';
import type { ReadCampaign } from './graph-campaigns.ts';

/** A campaign of an account, and the one of the workspace that it is. */
export type Wanted = { one: ReadCampaign; campaignId: string | undefined };

/** The campaigns of a workspace on Meta, to be found by its id, else by the name of one that has none. */
export class MetaCampaigns {
  readonly #byId = new Map<string, CampaignItem>();
  readonly #byName = new Map<string, CampaignItem>();
  /** Meta's ids of those that somebody deleted. */
  readonly #leftOut: ReadonlySet<string>;
  /** How often campaigns had got a name or an id ahead of the reading of them. */
  #namings: number;

  private constructor(items: readonly CampaignItem[], namings: number, leftOut: ReadonlySet<string>) {
    this.#namings = namings;
    this.#leftOut = leftOut;
    for (const item of items) if (item.platform === 'meta') this.#keep(item);
  }

  static async read(connection: Pick<ConnectionItem, 'workspaceId' | 'connectionId'>): Promise<MetaCampaigns> {
    const { workspaceId, connectionId } = connection;
    const namings = await namingsSoFar(workspaceId);
    const all = await allCampaigns(workspaceId);
    // After them: one that is deleted meanwhile is found here or there.
    const leftOut = await leftOutCampaigns({ workspaceId, connectionId });
    return new MetaCampaigns(all, namings, new Set(leftOut.map(({ externalId }) => externalId)));
  }

  get namings(): number {
    return this.#namings;
  }

  #keep(item: CampaignItem): void {
    if (item.externalId) this.#byId.set(item.externalId, item);
    else if (!item.connectionId) this.#byName.set(fold(item.name), item);
  }

  /** Without those that are left out. A name stands for one campaign alone. */
  find(read: readonly ReadCampaign[], { currency }: Pick<ConnectionItem, 'currency'>): Wanted[] {
    const taken = new Set<string>();
    const isWanted = ({ externalId }: ReadCampaign) => this.#byId.has(externalId) || !this.#leftOut.has(externalId);
    return read.filter(isWanted).map((one) => {
      const name = fold(one.said.name);
      const named = taken.has(name) ? undefined : this.#byName.get(name);
      const known = this.#byId.get(one.externalId) ?? named;
      if (!known || known.currency !== currency) return { one, campaignId: undefined };
      if (known === named) taken.add(name);
      return { one, campaignId: known.campaignId };
    });
  }

  /** Writes of one transaction that stands: nobody else made or renamed any since they were read. */
  note(writes: readonly CampaignWrite[]): void {
    if (writes.some(isNaming)) this.#namings++;
    for (const one of writes) {
      if ('gone' in one) continue;
      const after = 'made' in one ? one.made : one.after;
      if ('before' in one && !one.before.externalId) this.#byName.delete(fold(one.before.name));
      this.#keep(after);
    }
  }
}
