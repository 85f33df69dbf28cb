import { join } from 'node:path';
import { inFolder } from '../../testing/installation.ts';
import { eventStoreContract } from '../contract.ts';
import { openSqliteEvents } from './sqlite-events.ts';

eventStoreContract('SQLite', () => inFolder((folder) => openSqliteEvents(join(folder, 'events.db'))));
