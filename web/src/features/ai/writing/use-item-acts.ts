import { useRef } from 'react';
import { updateGenerationItem } from '../../../../../shared/ai/generations.contract.ts';
import type { WrittenGeneration } from '../../../../../shared/ai/kept-texts.ts';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { sayFailed } from '../../../components/undo-toast.tsx';
import { messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { useGeneration, useGenerationActs } from '../generations/use-generations.ts';

type Change = Omit<RouteInput<typeof updateGenerationItem>['body'], 'version'>;
export type ChangeItem = (itemId: string, change: Change) => Promise<boolean>;

const nothing = async () => {};

/**
 * What people do to the items of a generation: one write after the other, each over what the one before it made. Tells
 * whether it was kept; where someone else was faster, their version is read, to be seen before one tries again.
 */
export function useItemActs({ id, version }: Pick<WrittenGeneration, 'id' | 'version'>): ChangeItem {
  const { keep } = useGenerationActs(nothing);
  const { mutate } = useGeneration(id);
  const line = useRef(Promise.resolve(true));
  const latest = useRef(version);

  async function write(itemId: string, change: Change): Promise<boolean> {
    try {
      const body = { ...change, version: latest.current };
      const { generation } = await request(updateGenerationItem, { params: { id, itemId }, body });
      latest.current = generation.version;
      await keep(generation);
      return true;
    } catch (error) {
      sayFailed(messageOf(error, 'Ce changement n’a pas pu être gardé'));
      const read = await mutate();
      latest.current = read?.generation.version ?? latest.current;
      return false;
    }
  }

  return (itemId, change) => {
    latest.current = Math.max(latest.current, version);
    line.current = line.current.then(() => write(itemId, change));
    return line.current;
  };
}
