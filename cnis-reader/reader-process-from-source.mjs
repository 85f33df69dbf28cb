// The reading process is started as plain JavaScript: this registers the loader of TypeScript and goes on to the source.
import { register } from 'tsx/esm/api';

register();
await import('./reader-process.ts');
