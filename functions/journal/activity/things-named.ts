import { chunks } from '../../../shared/kernel/chunks.ts';
import type { Word } from '../../../shared/kernel/word.ts';
import { words } from '../../../shared/words.ts';
import type { NamedThing } from '../../platform/db/named-things.ts';
import { mostTogether, readTogether } from '../../platform/db/read-together.ts';
import type { Actor } from '../../platform/identity/actor.ts';

type Name = NonNullable<ReturnType<NamedThing['nameOf']>>;
type Door = { namedThings: Record<string, NamedThing> };

const declared: [name: string, word: Word][] = Object.entries(words);

/** What things are called, of those that are there and that the actor may read. */
export async function thingsNamed(
  { workspaceId, permissions }: Pick<Actor, 'workspaceId' | 'permissions'>,
  ids: readonly string[],
): Promise<(id: string) => Name | null> {
  const wanted = await Promise.all([...new Set(ids)].map(async (id) => ({ id, thing: await kindOf(id) })));
  const readable = wanted.flatMap(({ id, thing }) =>
    thing && permissions.has(thing.permission) ? [{ id, thing }] : [],
  );
  const fields = [...new Set(readable.flatMap(({ thing }) => thing.fields))];
  const names = new Map<string, Name | null>();
  for (const some of chunks(readable, mostTogether)) {
    const items = await readTogether(
      some.map(({ id, thing }) => thing.read(workspaceId, id)),
      fields,
    );
    for (const [at, { id, thing }] of some.entries()) names.set(id, thing.nameOf(items[at], id));
  }
  return (id) => names.get(id) ?? null;
}

/** How things whose ids have that prefix are called, which the word of theirs says. */
async function kindOf(id: string): Promise<NamedThing | undefined> {
  const prefix = id.split('_')[0];
  for (const [word, { ids = {}, named = [] }] of declared) {
    const kind = named.find((name) => ids[name] === prefix);
    if (!kind) continue;
    const { namedThings }: Door = await import(`../../${word}/core/named-things.door.ts`);
    return namedThings[kind];
  }
  return undefined;
}
