// A worker thread does not inherit the loader that lets Node run TypeScript: this registers it and goes on to the source.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
