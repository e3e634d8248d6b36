import type { Evidence } from '../../../shared/ai/evidence.ts';

type New = Pick<Evidence, 'type' | 'label'> & Partial<Pick<Evidence, 'ref' | 'path' | 'quote' | 'figures'>>;

/** What a generation stands on, in the order in which it is first named. */
export class EvidenceList {
  readonly all: Evidence[] = [];

  /** Its id; the one that it has already where the same thing was named before. */
  add({ type, label, ref = null, path = null, quote = null, figures = null }: New): string {
    const known = this.all.find((one) => one.type === type && one.ref === ref && one.path === path);
    if (known) return known.id;
    const id = `e${this.all.length + 1}`;
    this.all.push({ id, type, ref, path, label, quote, figures });
    return id;
  }
}
