import * as views from '../../../shared/prospects/views.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { deleteView } from './views.domain.ts';

export const handler = defineHandler(views.deleteProspectView, ({ actor, params }) => deleteView(actor, params));
