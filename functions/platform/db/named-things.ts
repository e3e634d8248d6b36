import type { Permission } from '../../../shared/kernel/permissions.ts';
import type { Item, Read } from './read-together.ts';

/** What a thing is called, and the page that shows it; null without one. */
type Name = { name: string; path: string | null };

/** How the log calls the things of one kind by their names, to who may see them. */
export type NamedThing = {
  permission: Permission;
  /** The attributes that its name and page take: no more of it is read. */
  fields: readonly string[];
  read: (workspaceId: string, id: string) => Read;
  /** Null of what is gone. */
  nameOf: (item: Item | undefined, id: string) => Name | null;
};

/** What `functions/<word>/core/named-things.door.ts` exports as `namedThings`: each thing that its word says is `named`. */
export type NamedThings<One extends { named: readonly string[] }> = Record<One['named'][number], NamedThing>;
