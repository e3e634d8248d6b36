import * as comments from '../../../shared/boards/comments.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { addCommentOnce } from './add-comment.ts';

export const handler = defineHandler(comments.createComment, addCommentOnce);
