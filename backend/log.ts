import { type DestinationStream, type Logger, pino } from 'pino';

/** Structured logs on the error output; the standard output is left to what people read. */
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

/** What went wrong and where; never the values that were being handled, which may be about a person. */
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
