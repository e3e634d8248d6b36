import { adImportProblems } from '../../../shared/ads/imports.messages.ts';
import { runFile as runFileOf } from '../../imports/run-file.ts';
import { watchNews } from '../watch/advertiser-news.ts';
import type { AdImportItem } from './ad-import.entity.ts';
import { adStore, finishImport } from './import-steps.ts';
import { adReader } from './record-reader.ts';
import { surveyFile } from './survey-file.ts';

/** Reads an import's file from its checkpoint, for a slice of time; then it hands the rest to the next message. */
export async function runFile(item: AdImportItem, budgetMs?: number): Promise<void> {
  const watch = await watchNews(item);
  const work = {
    store: adStore(watch.tell),
    reader: adReader,
    nothing: adImportProblems.noAds,
    survey: surveyFile,
    end: async (run: AdImportItem, status: 'completed' | 'failed', message?: string) => {
      await watch.publish(false);
      await finishImport(run, status, message);
    },
  };
  await runFileOf(work, item, budgetMs);
}
