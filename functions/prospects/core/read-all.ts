import { queryFields } from '../../platform/db/query-fields.ts';
import { Prospect, type ProspectItem, prospectShards } from './prospect.entity.ts';

/** All the prospects of a workspace, in no order, with these of their attributes as they are stored. */
export async function readAll<F extends keyof ProspectItem>(
  workspaceId: string,
  fields: readonly F[],
  see: (item: Pick<ProspectItem, F>) => void,
): Promise<void> {
  await Promise.all(
    prospectShards.map(async (shard) => {
      for await (const page of queryFields(Prospect.query.byId({ workspaceId, shard }), fields))
        for (const item of page) see(item as Pick<ProspectItem, F>);
    }),
  );
}
