import type { Part } from './catalogue.ts';
import type { ReadsFeatures } from './feature-column.ts';
import type { Segment } from './segment.ts';

/** Of the ads that were wanted of a part, those that were read, and what was: two integers an ad of the part. */
export type ReadAds = { bits: Uint32Array; docs: Uint32Array };

/**
 * The features of ads, as a build has read them or, of a workspace's own and of those that came since the newest generation, as they are
 * asked for: what was read of a segment stays as long as it does.
 */
export class Features {
  private readonly read = new WeakMap<Segment, { bits: Uint32Array; isRead: Uint8Array }>();
  private readonly featuresOf: ReadsFeatures;
  private readonly most: number;

  /** `most` ads of a part are read at once: the newest. */
  constructor(featuresOf: ReadsFeatures, most: number) {
    this.featuresOf = featuresOf;
    this.most = most;
  }

  of({ segment }: Part, wanted: Uint32Array): ReadAds {
    const built = segment.features();
    if (built) return { bits: built, docs: readOf(wanted, built) };
    const { bits, isRead } = this.kept(segment);
    const docs = newest(segment, wanted, this.most);
    for (const doc of docs) {
      if (isRead[doc] === 1) continue;
      const { low, high } = this.featuresOf(segment.ad(doc));
      bits[doc * 2] = low;
      bits[doc * 2 + 1] = high;
      isRead[doc] = 1;
    }
    return { bits, docs };
  }

  private kept(segment: Segment) {
    const kept = this.read.get(segment) ?? {
      bits: new Uint32Array(segment.size * 2),
      isRead: new Uint8Array(segment.size),
    };
    this.read.set(segment, kept);
    return kept;
  }
}

/** What its build had no time for has no bit. */
function readOf(wanted: Uint32Array, bits: Uint32Array): Uint32Array {
  const docs = new Uint32Array(wanted.length);
  let count = 0;
  for (let at = 0; at < wanted.length; at++) {
    const doc = wanted[at] as number;
    if (bits[doc * 2] !== 0 || bits[doc * 2 + 1] !== 0) docs[count++] = doc;
  }
  return docs.subarray(0, count);
}

function newest({ start }: Segment, wanted: Uint32Array, most: number): Uint32Array {
  if (wanted.length <= most) return wanted;
  return wanted
    .slice()
    .sort((a, b) => (start[b] ?? 0) - (start[a] ?? 0) || a - b)
    .slice(0, most);
}
