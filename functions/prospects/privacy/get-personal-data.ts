import * as personalData from '../../../shared/prospects/privacy.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { readPersonalData } from './personal-data.domain.ts';

export const handler = defineHandler(personalData.getPersonalData, ({ actor, params }) =>
  readPersonalData(actor, params),
);
