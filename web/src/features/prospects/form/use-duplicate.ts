import { useDebouncedValue } from '@mantine/hooks';
import useSWR from 'swr';
import { normalizeEmail } from '../../../../../shared/kernel/email.ts';
import { foldLabel } from '../../../../../shared/kernel/fold.ts';
import { searchProspects } from '../../../../../shared/prospects/prospect.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { request } from '../../../lib/request.ts';
import type { ProspectValues } from '../prospect-values.ts';

/** What a prospect that is already there has in common with the one being written. */
export type Duplicate = { prospect: Prospect; by: 'email' | 'phone' | 'name' };

type Typed = Pick<ProspectValues, 'firstName' | 'lastName' | 'email' | 'phone' | 'company'>;
type Clue = { by: Duplicate['by']; q: string; isSame: (prospect: Prospect) => boolean };

const patienceMs = 400;

/** A prospect that seems to be the one being written, looked for once one stops typing. */
export function useDuplicate({ firstName, lastName, email, phone, company }: Typed): Duplicate | null {
  const [typed] = useDebouncedValue(JSON.stringify({ firstName, lastName, email, phone, company }), patienceMs);
  const clues = cluesOf(JSON.parse(typed));
  const { data } = useSWR(
    clues.length > 0 && [searchProspects.operation, 'duplicates', ...clues.map(({ q }) => q)],
    () => findDuplicate(clues),
    { keepPreviousData: false, shouldRetryOnError: false },
  );
  return data ?? null;
}

async function findDuplicate(clues: Clue[]): Promise<Duplicate | null> {
  for (const { by, q, isSame } of clues) {
    const { items } = await request(searchProspects, { query: { q, limit: '10' } });
    const prospect = items.find(isSame);
    if (prospect) return { prospect, by };
  }
  return null;
}

/** The surest first. */
function cluesOf({ firstName, lastName, email, phone, company }: Typed): Clue[] {
  const clues: Clue[] = [];
  const address = normalizeEmail(email);
  if (address) clues.push({ by: 'email', q: address, isSame: (one) => one.email === address });
  const digits = endOf(phone);
  if (digits.length === phoneEnd)
    clues.push({ by: 'phone', q: phone.trim(), isSame: (one) => endOf(one.phone) === digits });
  const name = (one: Pick<Typed, 'firstName' | 'lastName' | 'company'>) =>
    foldLabel(`${one.firstName} ${one.lastName} · ${one.company}`);
  if (lastName.trim() && company.trim()) {
    const written = name({ firstName, lastName, company });
    clues.push({
      by: 'name',
      q: `${firstName} ${lastName} ${company}`.trim(),
      isSame: (one) =>
        written === name({ firstName: one.firstName ?? '', lastName: one.lastName ?? '', company: one.company ?? '' }),
    });
  }
  return clues;
}

const phoneEnd = 9;

/** The part of a number that does not change with the way it is written: `06…` and `+33 6…` end the same. */
const endOf = (phone: string | null) => (phone ?? '').replace(/\D/g, '').slice(-phoneEnd);
