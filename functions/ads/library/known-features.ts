import { createHash } from 'node:crypto';
import type { FeatureBits } from '../../../shared/rules/copy/ad-features.ts';
import { featuresOf, featuresVersion } from '../../../shared/rules/copy/features-of.ts';
import type { CatalogueAd } from '../engine/engine.ts';

const headerBytes = 8;
/** Of each text: eight bytes of its words, eight of its features. */
const bytesAText = 16;
const unread: FeatureBits = { low: 0, high: 0 };

/**
 * What was read of ads before, by their words: reading one anew takes 150 µs, finding it here two. Of what was kept it goes on to
 * keep what is asked for again, so that the words of ads that are gone go too.
 */
export class KnownFeatures {
  private readonly kept: { hashes: Float64Array; bits: Uint32Array };
  private readonly askedAgain: Uint8Array;
  private readonly added = new Map<number, FeatureBits>();
  private leftMs: number;
  /** Whether the words of some ads stay unread. */
  leftUnread = false;

  /** `kept` is what `toBytes` gave; of another version it counts for nothing. Once new ads took `mostMs`, the others stay unread. */
  constructor(kept: Buffer | null = null, mostMs = Number.POSITIVE_INFINITY) {
    this.kept = readKept(kept);
    this.askedAgain = new Uint8Array(this.kept.hashes.length);
    this.leftMs = mostMs;
  }

  /** How many were read here. */
  get size(): number {
    return this.added.size;
  }

  of({ headline, body, description, callToAction, format }: CatalogueAd): FeatureBits {
    const { hashes, bits } = this.kept;
    const hash = hashOf(JSON.stringify([headline, body, description, callToAction, format]));
    const at = lowerBound(hashes, hash);
    if (hashes[at] === hash) {
      this.askedAgain[at] = 1;
      return { low: bits[at * 2] ?? 0, high: bits[at * 2 + 1] ?? 0 };
    }
    const known = this.added.get(hash);
    if (known) return known;
    if (this.leftMs <= 0) {
      this.leftUnread = true;
      return unread;
    }
    const began = performance.now();
    const read = featuresOf({ headline, body, description, callToAction, format });
    this.added.set(hash, read);
    this.leftMs -= performance.now() - began;
    return read;
  }

  toBytes(): Buffer {
    const { hashes, bits } = this.kept;
    const all = [...hashes.filter((_, at) => this.askedAgain[at] === 1), ...this.added.keys()];
    const sorted = Float64Array.from(all).sort();
    const bytes = Buffer.alloc(headerBytes + sorted.length * bytesAText);
    bytes.writeUInt32LE(featuresVersion, 0);
    bytes.writeUInt32LE(sorted.length, 4);
    const bitsFrom = headerBytes + sorted.length * 8;
    for (let place = 0; place < sorted.length; place++) {
      const hash = sorted[place] ?? 0;
      const at = lowerBound(hashes, hash);
      const { low, high } = this.added.get(hash) ?? { low: bits[at * 2] ?? 0, high: bits[at * 2 + 1] ?? 0 };
      bytes.writeDoubleLE(hash, headerBytes + place * 8);
      bytes.writeUInt32LE(low, bitsFrom + place * 8);
      bytes.writeUInt32LE(high, bitsFrom + place * 8 + 4);
    }
    return bytes;
  }
}

function readKept(kept: Buffer | null): { hashes: Float64Array; bits: Uint32Array } {
  const nothing = { hashes: new Float64Array(0), bits: new Uint32Array(0) };
  if (!kept || kept.length < headerBytes || kept.readUInt32LE(0) !== featuresVersion) return nothing;
  const count = kept.readUInt32LE(4);
  if (kept.length !== headerBytes + count * bytesAText) return nothing;
  const { buffer } = new Uint8Array(kept);
  return {
    hashes: new Float64Array(buffer, headerBytes, count),
    bits: new Uint32Array(buffer, headerBytes + count * 8, count * 2),
  };
}

/** 52 bits: two texts among millions do not meet by chance. */
function hashOf(text: string): number {
  const digest = createHash('sha1').update(text).digest();
  return (digest.readUInt32LE(0) & 0xfffff) * 2 ** 32 + digest.readUInt32LE(4);
}

function lowerBound(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
