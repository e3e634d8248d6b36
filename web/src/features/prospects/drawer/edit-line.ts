import type { ProspectActivity } from '../../../../../shared/prospects/prospect.ts';
import { updateProspectActivity } from '../../../../../shared/prospects/timeline.contract.ts';
import { request } from '../../../lib/request.ts';
import type { InputOf } from '../../../lib/send.ts';
import { versionedWrite } from '../../../lib/versioned-write.ts';

type LineEdit = Omit<InputOf<typeof updateProspectActivity>['body'], 'version'>;
type Reload = () => Promise<ProspectActivity[] | undefined>;

/** Corrects a line of the timeline as `base` showed it. */
export const editLine = (prospectId: string, base: ProspectActivity, edit: LineEdit, reload: Reload) =>
  versionedWrite(base, edit, {
    put: async (version) => {
      const params = { id: prospectId, activityId: base.id };
      return (await request(updateProspectActivity, { params, body: { ...edit, version } })).activity;
    },
    read: async () => (await reload())?.find(({ id }) => id === base.id),
  });
