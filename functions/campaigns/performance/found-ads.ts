import { dimsOf, type NamingRule } from '../../../shared/campaigns/naming.ts';
import { Tally } from '../../platform/tally.ts';

/** The ads whose names say what is asked (`field:value`), and for each field of their rule what the other fields let through, by value. */
export function foundAds<Ad extends { name: string }>(ads: readonly Ad[], rule: NamingRule | undefined, dim: string[]) {
  const wanted = new Map<string, Set<string>>();
  for (const one of dim) {
    const at = one.indexOf(':');
    const field = one.slice(0, at);
    wanted.set(field, (wanted.get(field) ?? new Set()).add(one.slice(at + 1)));
  }
  const said = ads.map(({ name }) => dimsOf(name, rule));
  const refuses = (dims: Record<string, string>) =>
    [...wanted].filter(([field, values]) => !values.has(dims[field] ?? '')).map(([field]) => field);
  const refusing = said.map(refuses);
  const dims = (rule?.fields ?? []).map((field) => {
    const tally = new Tally();
    for (const [at, fields] of refusing.entries()) {
      const value = said[at]?.[field];
      if (value !== undefined && fields.every((one) => one === field)) tally.see(value);
    }
    return { field, counts: tally.byCount() };
  });
  return { found: ads.filter((_, at) => refusing[at]?.length === 0), dims };
}
