import { createCreator } from '../../../shared/ugc/creator.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { addCreatorOnce } from './add-creator.ts';

export const handler = defineHandler(createCreator, addCreatorOnce);
