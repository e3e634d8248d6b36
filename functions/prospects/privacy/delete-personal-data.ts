import * as personalData from '../../../shared/prospects/privacy.contract.ts';
import { defineHandler } from '../../platform/http/define-handler.ts';
import { erasePerson } from './personal-data.domain.ts';

export const handler = defineHandler(personalData.deletePersonalData, ({ actor, params }) =>
  erasePerson(actor, params),
);
