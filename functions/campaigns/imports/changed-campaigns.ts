import type { CampaignImportItem } from './campaign-import.entity.ts';

/** That a run keeps by their ids: with more, whoever asks takes all of the workspace for changed. */
const mostKept = 50;

type Changed = Pick<CampaignImportItem, 'changed'>;

export const withChanged = ({ changed = [] }: Changed, campaignIds: readonly string[]): Changed => ({
  changed: [...new Set([...changed, ...campaignIds])].slice(0, mostKept + 1),
});

/** The campaigns that a run changed; null where it may be any. */
export const changedBy = ({ changed }: Changed): string[] | null =>
  changed && changed.length <= mostKept ? changed : null;
