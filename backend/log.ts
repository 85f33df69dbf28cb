import { type DestinationStream, type Logger, pino } from 'pino';

/** Structured logs on standard error; standard output is for people. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorWithoutData },
    },
    destination ?? pino.destination(2),
  );

/** The error and where it occurred; never the values being handled, which may be personal data. */
const errorWithoutData = (error: unknown) =>
  error instanceof Error
    ? {
        name: error.name,
        message: error.name === 'ZodError' ? 'a value does not fit its schema' : error.message,
        stack: stackOf(error),
      }
    : { name: 'unknown' };

const stackOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
