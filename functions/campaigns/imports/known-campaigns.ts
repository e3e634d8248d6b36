import type { CampaignPlatform } from '../../../shared/campaigns/campaigns.rules.ts';
import { fold } from '../../../shared/kernel/fold.ts';
import type { CampaignItem } from '../core/campaign.entity.ts';

/** A campaign as a file speaks of it. */
type Sought = { name: string; externalId: string; ownId: string; platform: CampaignPlatform };

/** The campaigns of a workspace, to be found by what files call them. */
export class KnownCampaigns {
  readonly #byId = new Map<string, CampaignItem>();
  readonly #byExternalId = new Map<string, CampaignItem>();
  readonly #byName = new Map<string, CampaignItem[]>();

  constructor(items: readonly CampaignItem[]) {
    for (const item of items) this.add(item);
  }

  add(item: CampaignItem): void {
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
