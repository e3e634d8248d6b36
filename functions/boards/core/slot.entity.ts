import type { EntityItem } from 'electrodb';
import { defineEntity } from '../../platform/db/client.ts';

/** A place in a column and the card that stands there: the order of a board, where no place can be taken twice. */
export const Slot = defineEntity({
  model: { service: 'reclame', entity: 'slot', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    boardId: { type: 'string', required: true },
    columnId: { type: 'string', required: true },
    positionKey: { type: 'string', required: true },
    savedAdId: { type: 'string', required: true },
  },
  indexes: {
    inOrder: {
      pk: { field: 'pk', composite: ['workspaceId', 'boardId'], casing: 'none' },
      sk: { field: 'sk', composite: ['columnId', 'positionKey'], casing: 'none' },
    },
  },
});

export type SlotItem = EntityItem<typeof Slot>;
