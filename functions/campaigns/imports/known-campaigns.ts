import type { CampaignPlatform } from '../../../shared/campaigns/campaigns.rules.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import { allCampaigns } from '../core/all-campaigns.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';
import { namingsSoFar } from '../core/campaign-book.entity.ts';
import type { Reading } from './campaign-import.entity.ts';
import type { GatheredCampaign } from './gathered.ts';
import { platformOf } from './read-part.ts';

/** A campaign as a file speaks of it. */
type Sought = { name: string; externalId: string; ownId: string; platform: CampaignPlatform };

/** The campaigns of a workspace, to be found by what files call them. */
export class KnownCampaigns {
  readonly #byId = new Map<string, CampaignItem>();
  readonly #byExternalId = new Map<string, CampaignItem>();
  readonly #byName = new Map<string, CampaignItem[]>();
  /** How often campaigns had got a name or an id ahead of the reading of them. */
  #namings: number;

  constructor(items: readonly CampaignItem[] = [], namings = 0) {
    this.#namings = namings;
    for (const item of items) this.#keep(item);
  }

  static async read(workspaceId: string): Promise<KnownCampaigns> {
    const namings = await namingsSoFar(workspaceId);
    return new KnownCampaigns(await allCampaigns(workspaceId), namings);
  }

  get namings(): number {
    return this.#namings;
  }

  /** Those of one transaction that stands: nobody else made or renamed any since they were read. */
  add(items: readonly CampaignItem[]): void {
    if (items.length === 0) return;
    this.#namings++;
    for (const item of items) this.#keep(item);
  }

  #keep(item: CampaignItem): void {
    this.#byId.set(item.campaignId, item);
    if (item.externalId) this.#byExternalId.set(`${item.platform} ${item.externalId}`, item);
    const name = fold(item.name);
    this.#byName.set(name, [...(this.#byName.get(name) ?? []), item]);
  }

  all(): CampaignItem[] {
    return [...this.#byId.values()];
  }

  byId = (campaignId: string): CampaignItem | undefined => this.#byId.get(campaignId);

  /**
   * By our own id, else by platform and id, else by name: on its platform, or on whichever where the file does not tell
   * (`knowsPlatform`). One that bears the name and another id is another campaign.
   */
  find({ name, externalId, ownId, platform }: Sought, knowsPlatform: boolean): CampaignItem | 'several' | undefined {
    const known = this.#byId.get(ownId) ?? this.#byExternalId.get(`${platform} ${externalId}`);
    if (known || !name) return known;
    const named = (this.#byName.get(fold(name)) ?? []).filter(
      (one) => !externalId || !one.externalId || one.externalId === externalId,
    );
    const there = named.filter((one) => one.platform === platform);
    const found = there.length > 0 || knowsPlatform ? there : named;
    return found.length > 1 ? 'several' : found[0];
  }
}

type Read = { reading: Reading };

/** The campaign that a file means, by what the file as a whole tells of its platform. */
export function foundIn(known: KnownCampaigns, gathered: GatheredCampaign, { reading }: Read) {
  const knowsPlatform = reading.knowsPlatform || gathered.platform !== '';
  return known.find({ ...gathered, platform: platformOf(gathered, reading) }, knowsPlatform);
}
