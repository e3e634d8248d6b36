import { Aws } from 'aws-cdk-lib';
import type { StageSettings } from './config.ts';

/** Where an inference profile of the Union may send a call on (AWS, « Supported Regions and models for inference profiles »). */
const regions = ['eu-central-1', 'eu-north-1', 'eu-south-1', 'eu-south-2', 'eu-west-1', 'eu-west-3'];

/** What whoever calls the model of a stage must be allowed to: the profile, and the model behind it wherever it runs. */
export function modelArns({ bedrockModel, region }: StageSettings): string[] {
  if (!bedrockModel) return [];
  const model = bedrockModel.replace(/^eu\./, '');
  return [
    `arn:aws:bedrock:${region}:${Aws.ACCOUNT_ID}:inference-profile/${bedrockModel}`,
    ...regions.map((one) => `arn:aws:bedrock:${one}::foundation-model/${model}`),
  ];
}
