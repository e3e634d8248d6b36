import { boardLimits } from '../../../shared/boards/boards.rules.ts';
import { defineEntity } from '../../platform/db/client.ts';
import { type Operation, update } from '../../platform/db/write.ts';

/** How many boards a workspace has, kept in the transactions that make and remove them. */
export const BoardTotal = defineEntity({
  model: { service: 'reclame', entity: 'boardTotal', version: '1' },
  attributes: {
    workspaceId: { type: 'string', required: true },
    total: { type: 'number', required: true },
  },
  indexes: {
    byWorkspace: {
      pk: { field: 'pk', composite: ['workspaceId'], casing: 'none' },
      sk: { field: 'sk', composite: [], casing: 'none' },
    },
  },
});

export const countOneBoardMore = ({ workspaceId }: { workspaceId: string }): Operation =>
  update(
    BoardTotal.update({ workspaceId })
      .add({ total: 1 })
      .where(({ total }, { notExists, lt }) => `(${notExists(total)} OR ${lt(total, boardLimits.boards)})`),
    'board_limit',
  );

export const countOneBoardLess = ({ workspaceId }: { workspaceId: string }): Operation =>
  update(BoardTotal.patch({ workspaceId }).subtract({ total: 1 }));
