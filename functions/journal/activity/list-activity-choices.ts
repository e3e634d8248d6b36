import * as activity from '../../../shared/journal/activity.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { peopleOf } from '../../platform/identity/active-people.ts';
import { ApiKey } from '../../platform/identity/api-key.entity.ts';
import { readJournals } from './journals.ts';
import { shownKey, shownPerson, theProduct } from './line-actor.ts';

/** More than that are found by their id in the address. */
const mostPeople = 300;

/** What the log can be filtered by: acts by word, then members, keys and the product itself. */
export const handler = defineHandler(activity.listActivityChoices, async ({ actor: { workspaceId } }) => {
  const [journals, people, keys] = await Promise.all([
    readJournals(),
    readPeople(workspaceId),
    ApiKey.query.byWorkspace({ workspaceId }).go({ consistent: true }),
  ]);
  return {
    // What is done to the platform is in no workspace's log.
    words: journals
      .filter(({ word }) => word !== 'admin')
      .map(({ word, journalTitle, journal }) => ({
        value: word,
        label: journalTitle,
        types: Object.entries(journal).map(([value, { label }]) => ({ value, label })),
      })),
    actors: [...people.sort((a, b) => a.name.localeCompare(b.name, 'fr')), ...keys.data.map(shownKey), theProduct],
  };
});

async function readPeople(workspaceId: string) {
  const people = [];
  for await (const { user } of peopleOf(workspaceId)) {
    people.push(shownPerson(user));
    if (people.length === mostPeople) break;
  }
  return people;
}
