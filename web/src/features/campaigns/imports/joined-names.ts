import type { CampaignImport } from '../../../../../shared/campaigns/imports.contract.ts';

export type NamedCampaign = CampaignImport['names'][number];

/** Names of a file that are spelled nearly alike, directly or by another one: the most spent first. */
export function nearGroups(names: readonly NamedCampaign[]): NamedCampaign[][] {
  const left = new Map(names.map((one) => [one.name, one]));
  const groups: NamedCampaign[][] = [];
  for (const first of names) {
    if (!left.delete(first.name)) continue;
    const group = [first];
    for (const one of group)
      for (const near of one.near) {
        const other = left.get(near);
        if (other && left.delete(near)) group.push(other);
      }
    if (group.length > 1) groups.push(group);
  }
  return groups;
}
