import useSWR from 'swr';
import {
  createUgcComment,
  getUgcDeliverable,
  updateUgcComment,
} from '../../../../../shared/ugc/deliverable.contract.ts';
import type { UgcCommentShown } from '../../../../../shared/ugc/deliverable.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import type { InputOf } from '../../../lib/send.ts';

type NewComment = InputOf<typeof createUgcComment>['body'];

/** A deliverable with its versions and comments, and what one may do about these. */
export function useDeliverable(id: string) {
  const { data, error, mutate } = useSWR([getUgcDeliverable.operation, id], () =>
    request(getUgcDeliverable, { params: { id } }),
  );

  async function edit(comment: UgcCommentShown, change: { resolved?: boolean; deleted?: true; text?: string }) {
    try {
      const params = { id, commentId: comment.id };
      await request(updateUgcComment, { params, body: { ...change, version: comment.version } });
    } catch (why) {
      sayRefused('Le commentaire n’a pas pu être modifié', why);
    }
    await mutate();
  }

  return {
    deliverable: data?.deliverable,
    error,
    reload: () => mutate(),
    say: async (body: NewComment) => {
      await request(createUgcComment, { params: { id }, body });
      await mutate();
    },
    edit,
  };
}
