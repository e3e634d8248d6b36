import type { Count } from '../../../shared/ads/ad.ts';
import type { Segment } from './segment.ts';
import { Top } from './top.ts';

type PartCounts = { segment: Segment; counts: Uint32Array };

/** The ads of each advertiser over several segments. Those of the one with most advertisers stay in an array. */
export class AdvertiserCounts {
  private readonly main: PartCounts | undefined;
  private readonly parts: readonly PartCounts[];
  /** Advertisers that the main segment does not know. */
  private readonly others = new Map<string, Count>();

  constructor(parts: readonly PartCounts[]) {
    this.parts = parts;
    const [largest, ...rest] = [...parts].sort((a, b) => b.counts.length - a.counts.length);
    this.main = largest && { segment: largest.segment, counts: largest.counts.slice() };
    for (const part of rest) this.add(part);
  }

  /** The most counted; of equal ones, those whose id comes first. */
  top(limit: number): Count[] {
    const top = new Top(limit);
    const counts = this.main?.counts ?? [];
    for (let code = 0; code < counts.length; code++) {
      const count = counts[code] ?? 0;
      if (count > 0) top.offer(count, code);
    }
    const known = top.sorted().map(({ number }) => this.mainCount(number));
    const sorted = [...known, ...this.others.values()].sort(
      (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1),
    );
    return sorted.slice(0, limit);
  }

  of(id: string): Count {
    const code = this.main?.segment.advertiserIds.find(id);
    if (code !== undefined) return this.mainCount(code);
    return this.others.get(id) ?? { value: id, label: advertiserName(this.parts, id) ?? id, count: 0 };
  }

  private mainCount(code: number): Count {
    const { segment, counts } = this.main ?? {};
    return {
      value: segment?.advertiserIds.at(code) ?? '',
      label: segment?.advertiserNames.at(code) ?? '',
      count: counts?.[code] ?? 0,
    };
  }

  private add({ segment, counts }: PartCounts): void {
    const main = this.main;
    if (main === undefined) return;
    const codes = codesIn(main.segment, segment);
    for (const [code, count] of counts.entries()) {
      const mainCode = codes[code] ?? -1;
      if (mainCode >= 0) main.counts[mainCode] = (main.counts[mainCode] ?? 0) + count;
      else if (count > 0) this.addOther(segment, code, count);
    }
  }

  private addOther(segment: Segment, code: number, count: number): void {
    const value = segment.advertiserIds.at(code);
    const known = this.others.get(value);
    const label = known?.label ?? segment.advertiserNames.at(code);
    this.others.set(value, { value, label, count: count + (known?.count ?? 0) });
  }
}

/** The name under which any of the segments knows an advertiser. */
export function advertiserName(parts: readonly { segment: Segment }[], id: string): string | undefined {
  for (const { segment } of parts) {
    const code = segment.advertiserIds.find(id);
    if (code !== undefined) return segment.advertiserNames.at(code);
  }
  return undefined;
}

const translations = new WeakMap<Segment, WeakMap<Segment, Int32Array>>();

/** The code in `main` of each advertiser of another segment, -1 for one it does not know. Neither ever changes. */
function codesIn(main: Segment, other: Segment): Int32Array {
  const known = translations.get(main) ?? new WeakMap<Segment, Int32Array>();
  translations.set(main, known);
  const codes =
    known.get(other) ??
    Int32Array.from(
      { length: other.advertiserIds.size },
      (_, code) => main.advertiserIds.find(other.advertiserIds.at(code)) ?? -1,
    );
  known.set(other, codes);
  return codes;
}
