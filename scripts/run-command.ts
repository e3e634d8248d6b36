/** Runs a command of the console, whose errors are for whoever typed it; its exit code is what it answers. */
export async function runCommand(run: (args: string[]) => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
