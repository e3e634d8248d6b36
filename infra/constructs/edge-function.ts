import { join } from 'node:path';
import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { buildSync } from 'esbuild';

/** A CloudFront function from a module of `infra/edge`, bundled to what that runtime can read. */
export class EdgeFunction extends CloudFrontFunction {
  constructor(scope: Construct, id: string, props: { file: string; comment: string }) {
    super(scope, id, {
      code: FunctionCode.fromInline(edgeCode(props.file)),
      comment: props.comment,
      runtime: FunctionRuntime.JS_2_0,
    });
  }
}

/** The runtime knows no modules: it calls the one function named `handler`. Syntax it lacks fails the build. */
export function edgeCode(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, '..', 'edge', file)],
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    target: 'es2016',
    supported: { class: false, destructuring: false, 'for-of': false, 'rest-argument': false, 'array-spread': false },
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  return code.replace(/export\s*\{[^}]*\};?\s*$/, '');
}
