import * as savedAds from '../../../shared/boards/card.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { getSharedBoard } from './share.domain.ts';

export const handler = defineHandler(savedAds.getSharedBoard, ({ params, query, caller }) =>
  getSharedBoard({ ...params, ...query }, caller),
);
