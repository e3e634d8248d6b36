import type { KeptBrief } from '../../../../../shared/ai/brief.ts';

const key = 'lastBrief';

/** That it was written from, for the next tool that opens in this tab. */
export const noteBrief = (id: string): void => sessionStorage.setItem(key, id);

/** The one last written from, else the one that says most: proofs count double. */
export function firstBrief(briefs: readonly KeptBrief[]): KeptBrief | undefined {
  const last = sessionStorage.getItem(key);
  const said = ({ brief: { benefits, features, pains, proofs, objections } }: KeptBrief) =>
    [benefits, features, pains, proofs, proofs, objections].reduce((sum, { length }) => sum + length, 0);
  return briefs.find(({ id }) => id === last) ?? [...briefs].sort((one, other) => said(other) - said(one))[0];
}
