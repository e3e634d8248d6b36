import { getProspect, updateProspect } from '../../../../../shared/prospects/prospect.contract.ts';
import type { Prospect } from '../../../../../shared/prospects/prospect.ts';
import { request } from '../../../lib/request.ts';
import { versionedWrite } from '../../../lib/versioned-write.ts';
import { seenAs } from '../custom-fields/custom-text.ts';
import type { ProspectSpace } from '../prospect-space.ts';
import type { ProspectEdit } from '../prospect-values.ts';
import type { Write } from '../prospect-writes.ts';

/** Keeps an edit of one fact over what `base` showed, or asks which to keep where someone else wrote the same; `words` says it of either. */
export async function saveFact(space: ProspectSpace, base: Prospect, edit: ProspectEdit, words: Write['words']) {
  const params = { id: base.id };
  const outcome = await versionedWrite(base, edit, {
    put: async (version) => (await request(updateProspect, { params, body: { ...edit, version } })).prospect,
    read: async () => (await request(getProspect, { params })).prospect,
    seen: seenAs(edit),
  });
  if ('theirs' in outcome) {
    const write = { edit: edit as Write['edit'], failure: 'Le prospect n’a pas pu être modifié', words };
    space.ask({
      mine: { ...base, ...write.edit, custom: { ...base.custom, ...write.edit.custom } },
      theirs: outcome.theirs,
      write,
    });
  }
  space.store.show('theirs' in outcome ? outcome.theirs : outcome.kept);
  space.recount();
}
