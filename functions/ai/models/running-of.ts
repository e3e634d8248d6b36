import { GenerationRun, type GenerationRunItem } from './generation-run.entity.ts';

/** What a model is writing of a generation; null once it is over. */
export async function runningOf(workspaceId: string, generationId: string): Promise<GenerationRunItem | null> {
  const { data } = await GenerationRun.get({ workspaceId, generationId }).go({ consistent: true });
  return data;
}
