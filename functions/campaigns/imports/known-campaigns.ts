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
  /** Ids that a file gave to campaigns that had none, by our own. */
  readonly #given = new Map<string, string>();
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
    const others = (this.#byName.get(name) ?? []).filter(({ campaignId }) => campaignId !== item.campaignId);
    this.#byName.set(name, [...others, item]);
  }

  all(): CampaignItem[] {
    return [...this.#byId.values()];
  }

  byId = (campaignId: string): CampaignItem | undefined => this.#byId.get(campaignId);

  /**
   * By our own id, else by platform and id, else by name: on its platform, or on whichever where the file does not tell
   * (`knowsPlatform`). One that bears the name and another id is another campaign: the first id that finds one by its name
   * on its platform is given to it.
   */
  find({ name, externalId, ownId, platform }: Sought, knowsPlatform: boolean): CampaignItem | 'several' | undefined {
    const known = this.#byId.get(ownId) ?? this.#byExternalId.get(`${platform} ${externalId}`);
    if (known || !name) return known;
    const named = (this.#byName.get(fold(name)) ?? []).filter((one) => {
      const id = one.externalId ?? this.#given.get(one.campaignId);
      return !externalId || !id || id === externalId;
    });
    const there = named.filter((one) => one.platform === platform);
    const [found, ...others] = there.length > 0 || knowsPlatform ? there : named;
    if (!found || others.length > 0) return found && 'several';
    if (externalId && knowsPlatform) {
      this.#given.set(found.campaignId, externalId);
      this.#byExternalId.set(`${platform} ${externalId}`, found);
    }
    return found;
  }

  /** The id that the file gave to a campaign that has none. */
  givenTo = ({ campaignId, externalId }: CampaignItem): string | undefined =>
    externalId ? undefined : this.#given.get(campaignId);
}

type Read = { reading: Reading };

/** The campaign that a file means, by what the file as a whole tells of its platform. */
export function foundIn(known: KnownCampaigns, gathered: GatheredCampaign, { reading }: Read) {
  const knowsPlatform = reading.knowsPlatform || gathered.platform !== '';
  return known.find({ ...gathered, platform: platformOf(gathered, reading) }, knowsPlatform);
}
