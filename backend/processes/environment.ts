import { type Config, readConfig } from '../config.ts';

/** The settings; exits with one line for each malformed one. */
export const configOrExit = (): Config => {
  const reading = readConfig(process.env);
  if (reading.ok) return reading.config;
  for (const problem of reading.problems) console.error(`Setting ${problem}`);
  process.exit(1);
};

/** Built programs run in production mode; sources under tsx and vitest do not. */
export const inProduction = process.env.NODE_ENV === 'production';
