import * as personalData from '../../shared/contract/prospects-personal-data.ts';
import { defineHandler } from '../platform/http/define-handler.ts';
import { erasePerson } from './personal-data.domain.ts';

export const handler = defineHandler(personalData.deletePersonalData, ({ actor, params }) =>
  erasePerson(actor, params),
);
