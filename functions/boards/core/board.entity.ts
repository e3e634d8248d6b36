import { CustomAttributeType, type EntityItem } from 'electrodb';
import { boardColors } from '../../../shared/boards/boards.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { versioned } from '../../platform/db/versioned.ts';

/** From which board cards come, what its columns have become here, and after which place of it to go on. */
export type Copying = {
  boardId: string;
  columns: Record<string, string>;
  after: { columnId: string; positionKey: string } | null;
};

export const Board = defineEntity({
  model: { service: 'reclame', entity: 'board', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    boardId: { type: 'string', required: true },
    name: { type: 'string', required: true },
    description: { type: 'string' },
    color: { type: boardColors, required: true },
    columns: {
      type: 'list',
      items: {
        type: 'map',
        properties: { columnId: { type: 'string', required: true }, name: { type: 'string', required: true } },
      },
      required: true,
    },
    /** Removed columns whose cards are still on their way to the end of the first one. */
    leavingColumnIds: { type: 'list', items: { type: 'string' } },
    /** Of a board made like another, while its cards are still on their way. */
    copying: { type: CustomAttributeType<Copying>('any') },
    /** A member of the workspace, and a client of it: nobody's and no client's without. */
    ownerId: { type: 'string' },
    clientId: { type: 'string' },
    example: { type: 'boolean' },
    shareId: { type: 'string' },
    shareExpiresAt: { type: 'string' },
    shareAllowsComments: { type: 'boolean' },
    shareShowsNotes: { type: 'boolean' },
    shareShowsWorkspace: { type: 'boolean' },
    ...versioned,
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: ['boardId'], casing: 'none' },
    },
  },
});

export type BoardItem = EntityItem<typeof Board>;
export type BoardKey = { workspaceId: string; boardId: string };
