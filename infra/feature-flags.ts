import recommended from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };

/** CDK's own recommendations, but for references between stacks: what another stack uses cannot be taken away from under it. */
export const featureFlags = {
  ...recommended,
  '@aws-cdk/core:defaultCrossStackReferences': 'strong',
  '@aws-cdk/core:target-partitions': ['aws'],
};
