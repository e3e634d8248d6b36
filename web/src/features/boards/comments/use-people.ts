import useSWR from 'swr';
import { listBoardPeople } from '../../../../../shared/boards/comments.contract.ts';
import { request } from '../../../lib/request.ts';
import type { Person } from './mentions.ts';

/** Far more than an agency; a name beyond is written in full. */
const mostPages = 5;

/** The members whom a comment can name, read once someone writes one. */
export function usePeople(wanted: boolean): readonly Person[] {
  const { data = [] } = useSWR(wanted && listBoardPeople.operation, readPeople, { revalidateOnFocus: false });
  return data;
}

async function readPeople(): Promise<Person[]> {
  const people: Person[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages && (page === 0 || cursor); page++) {
    const read = await request(listBoardPeople, { query: { limit: '100', cursor } });
    people.push(...read.items);
    cursor = read.nextCursor ?? undefined;
  }
  return people.sort((one, other) => one.name.localeCompare(other.name, 'fr'));
}
