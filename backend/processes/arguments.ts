import { parseArgs } from 'node:util';

export interface FileArguments {
  readonly log: string;
  readonly keys: string | null;
}

/** `<log> [--keys <file>]`; otherwise prints the usage and exits. */
export const fileArguments = (name: string): FileArguments => {
  const usage = `Usage: ${name} <file of the log> [--keys <file of the customers' keys>]`;
  try {
    const { values, positionals } = parseArgs({ options: { keys: { type: 'string' } }, allowPositionals: true });
    const [log, ...more] = positionals;
    if (log !== undefined && more.length === 0) return { log, keys: values.keys ?? null };
    console.error(usage);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  process.exit(1);
};
