import type { DocumentBlock, ReportDocument } from './report-data.ts';

/** Whether there is nothing that a block could tell of the period. */
export function isEmptyBlock(block: DocumentBlock): boolean {
  switch (block.type) {
    case 'breakdown':
    case 'pacing':
      return block.lines.length === 0;
    case 'annotations':
      return block.items.length === 0;
    default:
      return false;
  }
}

/** What readers of a report get: without campaigns only what someone wrote, and no block that is empty. */
export const toldBlocks = ({ blocks, campaigns }: ReportDocument): DocumentBlock[] =>
  blocks.filter((block) => block.type === 'text' || (campaigns > 0 && !isEmptyBlock(block)));
