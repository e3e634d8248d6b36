import { foldedWords } from '../../../shared/kernel/fold.ts';
import { prospectIndex } from './prospect-index.ts';
import type { ProspectRow } from './prospect-row.ts';

/** What a prospect is and what became of it, without anything that tells who it is. */
export type ProspectProfile = Pick<
  ProspectRow,
  'industry' | 'jobTitle' | 'companySize' | 'country' | 'source' | 'status' | 'lostReason'
>;

/** Every prospect of a workspace as of now, without name, company, address nor telephone, even where another field says them. */
export async function prospectProfiles(workspaceId: string): Promise<ProspectProfile[]> {
  const { rows } = await prospectIndex({ workspaceId });
  return Array.from(rows.values(), (row) => {
    const { companySize, source, status } = row;
    const own = ownWords(row);
    const [industry, jobTitle, country, lostReason] = [row.industry, row.jobTitle, row.country, row.lostReason].map(
      (text) => (text === undefined || namesSomeone(text, own) ? undefined : text),
    );
    return { industry, jobTitle, companySize, country, source, status, lostReason };
  });
}

/** An address of the web or of a mailbox, or so many digits. */
const address = /@|\bhttps?:|\bwww\.|\d(?:[\s.()/-]?\d){5}/i;
/** « Le » of « Le Goff » is in every sentence. */
const shortestName = 4;

const namesSomeone = (text: string, own: ReadonlySet<string>): boolean =>
  address.test(text) || (own.size > 0 && foldedWords(text).some((word) => own.has(word)));

const ownWords = ({ firstName, lastName, company }: ProspectRow): ReadonlySet<string> =>
  new Set(
    [firstName, lastName, company]
      .flatMap((text) => (text === undefined ? [] : foldedWords(text)))
      .filter((word) => word.length >= shortestName),
  );
