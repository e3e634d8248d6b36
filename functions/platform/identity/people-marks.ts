import { PeopleChange, peopleChangeDays } from './people-change.entity.ts';

/** What writes have touched of people and workspaces, for an index to follow. */
export const peopleMarks = {
  prefix: 'plc',
  keptDays: peopleChangeDays,
  read: async (firstId: string) => {
    const all = PeopleChange.query.byTime({ part: 'all' }).gte({ changeId: firstId });
    const { data } = await all.go({ pages: 'all', consistent: true });
    return data.map(({ changeId, subjectIds }) => ({ changeId, ids: subjectIds }));
  },
} as const;
